import type { ReactNode } from 'react';
import { contactMessageSchema } from '../../domain/about/contact-message.ts';
import { pickProblems } from '../../domain/entries/field-problems.ts';
import { siteMotif } from '../../domain/look/site-motif.ts';
import { dateLocale } from '../../domain/values/languages.ts';
import { scriptOf } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { linkLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Stitch } from '../../ui/stitch.tsx';
import { Island } from '../islands/island.tsx';
import { ChildSafetyContact } from '../layout/child-safety-contact.tsx';
import { ContactWay, type ContactWayName } from '../layout/contact-way.tsx';
import { NoticeLink } from '../layout/notice-link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RegistrationSection } from '../layout/registration-section.tsx';
import { renderPage } from '../layout/render-page.tsx';
import { Section } from '../layout/section.tsx';
import { SocialLinks } from '../layout/site-footer.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { ACROSS_A_PHONE, Picture } from '../pictures/picture.tsx';
import { placedPicture, showsPeopleAtPlaces } from '../pictures/placed-picture.ts';
import { ContactFormIsland } from './contact-form-island.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { type ReturnedMessage, postMessage } from './post-message.ts';
import styles from './about.css?inline';

/** The page about the foundation. */
export function get(c: PageRequest): Promise<Response> {
  return renderAbout(c);
}

/** The contact form, posted where there is no JavaScript: on to WhatsApp, or back with what is wrong. */
export async function post(c: PageRequest): Promise<Response> {
  const { facts, language, messages } = c.get('page');
  const details = `${localPath(language, pages.about.path)}#contact`;
  const outcome = postMessage(await c.req.formData(), facts.whatsapp, messages.contact.message, details);
  return outcome.ok ? c.redirect(outcome.address, 303) : renderAbout(c, outcome);
}

async function renderAbout(c: PageRequest, returned?: ReturnedMessage): Promise<Response> {
  const context = c.get('page');
  const documents = await context.documents();
  const { about } = context.messages;
  return renderPage(c, {
    path: pages.about.path,
    title: about.title,
    description: about.description,
    styles,
    status: returned ? 422 : 200,
    showsPeople: showsPeopleAtPlaces(context),
    view: (
      <>
        <OpeningPicture context={context} />
        <FoundingStory context={context} />
        <Timeline messages={about.timeline} />
        <Purpose messages={about.purpose} />
        {(isOn('shop') || isOn('hostel') || isOn('gifts')) && <WorkPlaces context={context} />}
        <RegistrationSection context={context} />
        <DocumentsSection documents={documents} messages={about.documents} language={context.language} />
        <ContactSection context={context} returned={returned} />
      </>
    ),
  });
}

function OpeningPicture({ context }: { context: PageContext }) {
  const { about } = context.messages;
  return (
    <PageHeader
      title={about.heading}
      lead={about.lead}
      aside={
        <Picture
          {...placedPicture(context, 'about-banyan', about.pictureAlt)}
          sizes={`(min-width: 64rem) 35rem, ${ACROSS_A_PHONE}`}
          priority
          className="aspect-4/3 w-full rounded-patch shadow-lift"
        />
      }
    />
  );
}

const dropCap =
  'first:first-letter:float-left first:first-letter:pt-1.5 first:first-letter:pr-3 first:first-letter:font-heading first:first-letter:text-[3.9rem] first:first-letter:leading-[0.72] first:first-letter:font-bold first:first-letter:text-thread';

function FoundingStory({ context }: { context: PageContext }) {
  const messages = context.messages.about.story;
  // The headline of Devanagari joins the letters of a word.
  const hasDropCap = scriptOf(context.language) === 'Latn';
  return (
    <Section heading={messages.heading}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FoundingDate context={context} label={messages.established} />
        <div className="grid max-w-[68ch] gap-5">
          {messages.paragraphs.map((paragraph) => (
            <p key={paragraph} className={hasDropCap ? dropCap : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function FoundingDate({ context, label }: { context: PageContext; label: string }) {
  const { foundedOn } = context.facts;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(context.language), { ...options, timeZone: 'UTC' }).format(
      new Date(foundedOn),
    );
  return (
    <p className="relative -rotate-2 self-start justify-self-start bg-accent px-9 py-7 text-center text-on-accent shadow-lift lg:sticky lg:top-28">
      {label}{' '}
      <time dateTime={foundedOn} className="block font-heading font-bold">
        <span className="block text-3xl leading-none">{part({ day: 'numeric' })}</span>{' '}
        <span className="block text-xl leading-tight">{part({ month: 'long' })}</span>{' '}
        <span className="block text-xl leading-tight">{part({ year: 'numeric' })}</span>
      </time>
    </p>
  );
}

/** The years that mattered, sewn to one thread that runs down to the needle. */
function Timeline({ messages }: { messages: Messages['about']['timeline'] }) {
  return (
    <Section heading={messages.heading} ground="cloth">
      <div className="relative">
        <Stitch down className="absolute top-3 bottom-22 left-[1.1rem] text-thread lg:left-[calc(50%-4px)]" />
        <ol className="grid gap-10 lg:gap-0">
          {messages.steps.map(({ year, title, text }) => (
            <li
              key={year}
              className="group relative grid gap-x-24 pl-16 lg:grid-cols-2 lg:pl-0 lg:not-first:-mt-6"
            >
              <Knot />
              <p className="font-heading text-3xl leading-none font-bold text-thread lg:group-odd:text-right lg:group-even:order-2">
                <time dateTime={year}>{year}</time>
              </p>
              <div className="mt-2 max-w-md lg:mt-0 lg:pb-16 lg:group-even:justify-self-end lg:group-even:text-right">
                <h3>{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 flex items-end gap-6 pl-2 text-muted lg:mt-4 lg:ml-[calc(50%-1.1rem)] lg:pl-0">
          <Needle />
          <span className="pb-2">{messages.next}</span>
        </p>
      </div>
    </Section>
  );
}

function Knot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 left-2 size-7 rounded-full border-4 border-cloth bg-thread forced-color-adjust-none lg:left-[calc(50%-0.875rem)]"
    />
  );
}

function Needle() {
  return (
    <svg viewBox="0 0 24 96" aria-hidden="true" fill="none" className="h-24 w-6 shrink-0">
      <path
        d="M12 2c4 0 5 6 4.6 14L12 95 7.4 16C7 8 8 2 12 2zm0 5.500c-2 0-2 9-1.600 11 .5 1.600 2.700 1.600 3.200 0 .4-2 .4-11-1.600-11z"
        fillRule="evenodd"
        className="fill-edge"
      />
      <path d="M12 0v10" strokeWidth="2.500" strokeLinecap="round" className="stroke-thread" />
    </svg>
  );
}

function Purpose({ messages }: { messages: Messages['about']['purpose'] }) {
  return (
    <Section heading={messages.heading} ground="deep" print={siteMotif}>
      <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr] lg:gap-20">
        <div>
          <h3 className="text-accent">{messages.mission.title}</h3>
          <p className="mt-3 font-heading text-[clamp(1.625rem,1.1rem+2.2vw,2.625rem)] leading-snug font-semibold text-pretty">
            {messages.mission.text}
          </p>
        </div>
        <div className="border-l-2 border-accent pl-6 lg:mt-16">
          <Motif name={siteMotif} className="mb-4 size-14 text-accent" />
          <h3 className="text-accent">{messages.vision.title}</h3>
          <p className="mt-3 text-lg">{messages.vision.text}</p>
        </div>
      </div>
    </Section>
  );
}

// The hostel's card is as high as the others together.
const withoutHostel = isOn('shop') && isOn('gifts') ? 'lg:grid-cols-2' : 'max-w-3xl';
const workGrid = isOn('hostel') ? 'lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[1fr_auto]' : withoutHostel;

/** The places where the work goes on, each a card of its own shape that leads there. */
function WorkPlaces({ context }: { context: PageContext }) {
  const { heading, shop, hostel, donate } = context.messages.about.work;
  const pathOf = (page: keyof typeof pages) => localPath(context.language, pages[page].path);
  return (
    <Section heading={heading}>
      <ul className={`grid gap-8 ${workGrid}`}>
        {isOn('shop') && (
          <li className="group relative flex flex-col overflow-hidden rounded-patch bg-surface shadow-lift">
            <Picture
              {...placedPicture(context, 'workshop-table', shop.pictureAlt)}
              sizes={`(min-width: 64rem) 42rem, ${ACROSS_A_PHONE}`}
              className="aspect-16/10 w-full lg:aspect-auto lg:h-0 lg:min-h-72 lg:grow"
            />
            <div className="p-6 sm:flex sm:items-end sm:gap-8 sm:p-8">
              <div className="grow">
                <h3>{shop.title}</h3>
                <p className="mt-2">{shop.text}</p>
              </div>
              <CardLink to={pathOf('shop')}>{shop.link}</CardLink>
            </div>
          </li>
        )}
        {isOn('hostel') && (
          <li className="group relative grid content-start justify-items-center text-center lg:row-span-2">
            <Picture
              {...placedPicture(context, 'hostel-house', hostel.pictureAlt)}
              sizes="(min-width: 48rem) 40rem, 110vw"
              className="aspect-4/5 w-full max-w-sm rounded-t-full rounded-b-patch"
            />
            <h3 className="mt-5">{hostel.title}</h3>
            <p className="mt-2 mb-3 max-w-sm">{hostel.text}</p>
            <CardLink to={pathOf('hostel-enrollment')}>{hostel.link}</CardLink>
          </li>
        )}
        {isOn('gifts') && (
          <li className="group relative bg-accent p-8 text-on-accent shadow-lift sm:flex sm:items-center sm:gap-8">
            <div className="grow">
              <h3>{donate.title}</h3>
              <p className="mt-1">{donate.text}</p>
            </div>
            <CardLink to={pathOf('donate')} className="text-on-accent">
              {donate.link}
            </CardLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

// The whole card can be pressed; its words alone are the link's name.
function CardLink({ to, className = '', children }: { to: string; className?: string; children: string }) {
  return (
    <a
      href={to}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
      <Icon
        name="arrow-right"
        className="size-5 transition-transform duration-150 motion-safe:group-hover:translate-x-1"
      />
    </a>
  );
}

type ContactSectionProps = { context: PageContext; returned: ReturnedMessage | undefined };

/** Every way to reach the foundation, and the form that becomes a WhatsApp message. */
function ContactSection({ context, returned }: ContactSectionProps) {
  const { assets, facts } = context;
  const { form, message, contact } = context.messages.contact;
  const { summary, problems } = context.messages.forms;
  return (
    <Section heading={contact.heading} ground="cloth" id="contact">
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-20">
        <ContactDetails context={context} />
        <div className="relative rounded-patch bg-surface p-7 shadow-lift sm:p-10">
          <h3 className="mb-3">{form.heading}</h3>
          {facts.whatsapp ? (
            <Island
              assets={assets}
              name="contact-form"
              component={ContactFormIsland}
              when="near"
              props={{
                messages: { form, message },
                forms: {
                  summary,
                  problems: pickProblems(problems, Object.keys(contactMessageSchema.entries)),
                },
                whatsappNumber: facts.whatsapp,
                ...(returned ? { returned } : {}),
              }}
            />
          ) : (
            <p>{form.noWhatsapp}</p>
          )}
          {facts.whatsapp && <NoticeLink context={context} form="contact" className="mt-3" />}
        </div>
      </div>
    </Section>
  );
}

const ways = ['address', 'hours', 'phone', 'email'] as const satisfies readonly ContactWayName[];

function ContactDetails({ context }: { context: PageContext }) {
  const terms = context.messages.contact.contact;
  return (
    <dl className="grid gap-6">
      {ways.map((way) => (
        <Detail key={way} term={terms[way]}>
          <ContactWay way={way} context={context} linkClassName={linkLook} />
        </Detail>
      ))}
      <Detail term={context.messages.factLabels.childSafety}>
        <ChildSafetyContact context={context} explained />
      </Detail>
      {context.facts.socials.length > 0 && (
        <Detail term={terms.socials}>
          <SocialLinks context={context} className="mt-1" />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}
