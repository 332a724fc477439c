import { useId } from 'react';
import { siteMotif } from '../../domain/look/site-motif.ts';
import type { HomeProduct } from '../../domain/shop/home-product.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Stitch, Thread } from '../../ui/stitch.tsx';
import { ContactLinks } from '../layout/contact-way.tsx';
import { organisation } from '../layout/facts-for-machines.tsx';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import { Section } from '../layout/section.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { enrollmentLabel, pages } from '../pages.ts';
import { ACROSS_A_PHONE, Picture } from '../pictures/picture.tsx';
import { placedPicture, showsPeopleAtPlaces } from '../pictures/placed-picture.ts';
import { Hero, SloganBand } from './hero.tsx';
import { Impact, Testimonials } from './impact.tsx';
import { ProductOnTheLine } from './product-on-the-line.tsx';
import styles from './home.css?inline';

/** The home page; without its products where they can't be loaded. */
export async function get(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const { home } = context.messages;
  const products = await loadProducts(context);
  return renderPage(c, {
    path: pages.home.path,
    title: home.title,
    styles,
    structuredData: [organisation(context)],
    incomplete: !products,
    showsPeople: showsPeopleAtPlaces(context),
    view: (
      <>
        <Hero context={context} />
        <SloganBand context={context} />
        <FirstScreenEnd />
        <MissionAreas messages={home.mission} />
        {isOn('shop') && <FeaturedProducts context={context} products={products ?? []} />}
        <Impact context={context} />
        {isOn('hostel') && <HostelPromotion context={context} />}
        <HowItWorks messages={home.how} />
        <Achievements context={context} />
        <Testimonials messages={home.testimonials} />
        {(isOn('gifts') || isOn('shop')) && <WaysToSupport context={context} />}
      </>
    ),
  });
}

async function loadProducts({ homeProducts, log }: PageContext): Promise<HomeProduct[] | undefined> {
  if (!isOn('shop')) return [];
  try {
    return await homeProducts();
  } catch (cause) {
    log('The home products could not be loaded.', cause);
    return undefined;
  }
}

// One for each area, in the order of the messages.
const patches = [
  { motif: siteMotif, dye: 'indigo' },
  { motif: 'hand', dye: 'marigold' },
  { motif: 'house', dye: 'madder' },
  { motif: 'leaf', dye: 'leaf' },
] as const;

/** The four kinds of work, as a list that is read beside its heading. */
function MissionAreas({ messages }: { messages: Messages['home']['mission'] }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="page-width grid grid-cols-1 gap-x-16 gap-y-5 py-8 sm:gap-y-8 sm:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id={heading}>{messages.heading}</h2>
        <p className="mt-2 max-w-prose text-muted sm:mt-4 sm:text-lg">{messages.lead}</p>
      </div>
      <ul>
        {messages.areas.map(({ title, text }, index) => (
          <li key={title} className="border-line py-4 first:pt-0 not-first:border-t sm:py-6">
            <div className="flex items-start gap-4 sm:gap-7">
              <DyedPatch {...(patches[index] ?? patches[0])} />
              <div className="min-w-0">
                <h3>{title}</h3>
                <p className="mt-0.5 max-w-prose">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dyes = {
  indigo: 'bg-deep text-accent',
  marigold: 'bg-accent text-on-accent',
  madder: 'bg-danger text-surface',
  leaf: 'bg-success text-surface',
};

/** A square of dyed cloth with one press of a block; decoration. */
function DyedPatch({ motif, dye }: (typeof patches)[number]) {
  return (
    <span
      className={`relative grid size-24 shrink-0 place-items-center rounded-patch shadow-lift ${dyes[dye]} max-sm:size-14`}
    >
      <Motif name={motif} className="size-8 sm:size-12" />
    </span>
  );
}

/** The home products, pegged to a line that a finger scrolls on a phone; where there are none, only the way to the shop. */
function FeaturedProducts({ context, products }: { context: PageContext; products: readonly HomeProduct[] }) {
  const messages = context.messages.home.products;
  const shop = localPath(context.language, pages.shop.path);
  return (
    <Section heading={messages.heading} lead={messages.lead} ground="cloth" className="overflow-x-clip">
      {products.length > 0 && (
        <ul className="gap-x-4 gap-y-10 pt-4 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-5 sm:mb-10 sm:grid sm:grid-cols-2 sm:gap-x-8 md:grid-cols-3">
          {products.map((product) => (
            <ProductOnTheLine key={product.id} product={product} language={context.language} to={shop} />
          ))}
        </ul>
      )}
      <ButtonLink to={shop} variant="quiet" icon="arrow-right">
        {messages.all}
      </ButtonLink>
    </Section>
  );
}

/** The hostel as a large picture, with a patch of cotton sewn over its edge that says what it offers. */
function HostelPromotion({ context }: { context: PageContext }) {
  const messages = context.messages.home.hostel;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="page-width grid pb-8 max-sm:px-0 sm:py-20 lg:grid-cols-12">
      <Picture
        {...placedPicture(context, 'hostel-house', messages.pictureAlt)}
        sizes={`(min-width: 75rem) 41rem, (min-width: 64rem) 58vw, ${ACROSS_A_PHONE}`}
        className="aspect-16/9 shadow-lift sm:aspect-4/3 sm:rounded-patch lg:col-start-1 lg:col-end-8 lg:row-start-1"
      />
      <div className="relative z-1 mx-4 -mt-12 self-center sm:-mt-8 rounded-patch bg-surface p-5 shadow-lift sm:mx-10 sm:p-9 lg:col-start-8 lg:col-end-13 lg:row-start-1 lg:mx-0 lg:mt-0 lg:-ml-8">
        <h2 id={heading}>{messages.heading}</h2>
        <p className="mt-3">{messages.text}</p>
        <ul className="mt-3 grid gap-1.5">
          {messages.facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-6 text-success" />
              {fact}
            </li>
          ))}
        </ul>
        <ButtonLink to={localPath(context.language, pages['hostel-enrollment'].path)} className="mt-5">
          {isOn('applications') ? messages.apply : enrollmentLabel(context.messages)}
        </ButtonLink>
      </div>
    </section>
  );
}

// One for each step, in the order of the messages.
const looks = [
  { motif: 'house', height: 'md:mt-0' },
  { motif: 'star', height: 'md:mt-16' },
  { motif: 'pot', height: 'md:mt-4' },
] as const;

/** The way from the first visit in three steps, on one thread. */
function HowItWorks({ messages }: { messages: Messages['home']['how'] }) {
  return (
    <Section heading={messages.heading} ground="cloth">
      <div className="relative">
        <Thread
          viewBox="0 0 1136 128"
          path="M40 40C180-20 260 150 445 104S640 10 830 56s240 60 340 20"
          dashes="14 10 11 9 16 10 12 9"
          className="thread-follows absolute top-0 hidden h-32 w-full overflow-visible text-thread md:block"
        />
        <Stitch down className="absolute top-8 bottom-12 left-6 text-thread md:hidden" />
        <ol className="relative grid gap-x-10 gap-y-5 md:grid-cols-3">
          {messages.steps.map(({ title, text }, index) => {
            const { motif, height } = looks[index] ?? looks[0];
            return (
              <li key={title} className={`flex gap-4 md:block ${height}`}>
                <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-thread bg-surface text-primary md:size-20">
                  <Motif name={motif} className="size-8 md:size-11" />
                </span>
                <div className="md:mt-4">
                  <h3>{title}</h3>
                  <p className="mt-0.5 max-w-prose">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}

/** The achievements year by year, beside the ways to reach the foundation. */
function Achievements({ context }: { context: PageContext }) {
  const messages = context.messages.home.achievements;
  return (
    <Section heading={messages.heading}>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <ol>
          {messages.list.map(({ year, text }) => (
            <li
              key={year}
              className="grid grid-cols-[4rem_1fr] items-baseline gap-x-3 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[5.5rem_1fr] sm:gap-x-8 sm:py-5"
            >
              <strong className="font-heading text-2xl leading-none text-thread">{year}</strong>
              <p className="sm:text-lg">{text}</p>
            </li>
          ))}
        </ol>
        <Contact context={context} />
      </div>
    </Section>
  );
}

/** The ways to reach the foundation, as a card. */
function Contact({ context }: { context: PageContext }) {
  const { messages } = context;
  return (
    <div className="rounded-patch bg-cloth px-5 pt-5 pb-3 sm:px-8 sm:pt-7 sm:pb-5">
      <h3>{messages.home.contact.heading}</h3>
      <div className="mt-2">
        <ContactLinks context={context} greeting={messages.shell.footer.whatsappGreeting} />
      </div>
    </div>
  );
}

/** The ways to help, give or buy, around the table where the work is done. */
function WaysToSupport({ context }: { context: PageContext }) {
  const messages = context.messages.home.support;
  return (
    <Section heading={messages.heading}>
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <Picture
          {...placedPicture(context, 'workshop-table', messages.pictureAlt)}
          sizes={`(min-width: 75rem) 41rem, (min-width: 64rem) 55vw, ${ACROSS_A_PHONE}`}
          className="aspect-5/2 rounded-patch shadow-lift sm:aspect-4/3"
        />
        <div>
          {isOn('gifts') && (
            <Way
              messages={messages.donate}
              to={localPath(context.language, pages.donate.path)}
              variant="accent"
            />
          )}
          {isOn('gifts') && isOn('shop') && <hr className="my-4 border-line sm:my-8" />}
          {isOn('shop') && (
            <Way messages={messages.shop} to={localPath(context.language, pages.shop.path)} variant="quiet" />
          )}
        </div>
      </div>
    </Section>
  );
}

type WayProps = {
  messages: { title: string; text: string; link: string };
  to: string;
  variant: 'accent' | 'quiet';
};

function Way({ messages, to, variant }: WayProps) {
  return (
    <div>
      <h3>{messages.title}</h3>
      <p className="mt-1 sm:text-lg">{messages.text}</p>
      <ButtonLink to={to} variant={variant} className="mt-3">
        {messages.link}
      </ButtonLink>
    </div>
  );
}
