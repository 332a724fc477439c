import type { ReactNode } from 'react';
import type { EasyMessages } from '../../content/schemas/easy.ts';
import { CHILDLINE } from '../../domain/childline.ts';
import { telLink } from '../../domain/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stitch } from '../../ui/stitch.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Logo } from '../layout/logo.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import styles from './easy-read.css?inline';
import { EasySection, EasySentences, PictureRow } from './idea-row.tsx';

type EasyPage = {
  name: 'easy' | `easy-${'about' | 'hostel-enrollment' | 'donate' | 'contact'}`;
  messages: { title: string; description: string; heading: string };
  status?: 200 | 422 | 429 | 503;
  view: ReactNode;
};

/** Answers with a page in easy read: its heading, its view, then the other pages in easy read and the full page. */
export function renderEasyPage(c: PageRequest, { name, messages, status = 200, view }: EasyPage): Response {
  const context = c.get('page');
  const { path, fullPage } = pages[name];
  const { choose, more, fullPage: link } = { ...context.easy, ...context.easy.start };
  return renderPage(c, {
    path,
    title: messages.title,
    description: messages.description,
    styles,
    status,
    frame: {
      samples: context.easy.samples,
      header: <EasyHeader context={context} path={path} />,
      footer: <EasyFooter context={context} path={path} />,
    },
    view: (
      <div className="@container mx-auto w-[calc(100%-2rem)] max-w-[54rem] pt-10 pb-20 md:pt-14">
        <h1 className="mb-10 md:mb-14">{messages.heading}</h1>
        <FirstScreenEnd />
        {view}
        <EasySection heading={name === 'easy' ? choose : more}>
          <EasyChoices context={context} path={path} />
          <p>
            <a href={fullPage} className="inline-flex min-h-11 items-center">
              {link}
            </a>
          </p>
        </EasySection>
      </div>
    ),
  });
}

type EasyHeaderProps = { context: PageContext; path: string };

/** The bar of the pages in easy read: the way to their start and the number to call. Where it is narrow, the footer has the languages. */
function EasyHeader({ context, path }: EasyHeaderProps) {
  return (
    <header className="@container deep sticky -top-px z-20 pt-px transition-shadow duration-200 in-data-scrolled:shadow-lift print:hidden">
      <LanguageSwitch
        context={context}
        path={path}
        className="page-width hidden h-7 justify-end text-sm @5xl:flex [&_a]:-my-1.5"
      />
      <div className="page-width flex min-h-18 items-center justify-between gap-x-4 py-2 @5xl:min-h-0 @5xl:pt-1">
        <Logo
          context={context}
          to={pages.easy.path}
          className="min-w-11"
          nameClassName="hidden text-[0.875rem] @min-[22.5rem]:inline @md:text-lg"
        />
        <a
          href={telLink(context.facts.phone)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-ink"
        >
          <Icon name="phone" className="size-6 text-accent" />
          {context.easy.contact.call.heading}
        </a>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}

type EasyFooterProps = { context: PageContext; path: string };

/** The end of the pages in easy read: whom to call, what is not in easy read, and the languages where the bar has no room for them. */
function EasyFooter({ context, path }: EasyFooterProps) {
  const { contact, footer } = context.easy;
  return (
    <footer className="@container deep relative mt-auto pt-12 pb-8 print:hidden">
      <Stitch className="absolute inset-x-0 top-1 text-accent/80" />
      <div className="mx-auto grid w-[calc(100%-2rem)] max-w-[54rem] gap-8">
        <section>
          <h2 className="text-xl">{contact.heading}</h2>
          <ul className="mt-2">
            <li>
              <ContactWay way="phone" context={context} linkClassName={linkLook} />
            </li>
            <li>
              <ContactWay way="email" context={context} linkClassName={linkLook} />
            </li>
          </ul>
        </section>
        <section>
          <h2 className="text-xl">{contact.childSafety.heading}</h2>
          <a href={telLink(CHILDLINE)} className={`mt-2 ${linkLook}`}>
            {footer.childline}
          </a>
        </section>
        <section>
          <h2 className="text-xl">{footer.notEasy}</h2>
          <ul className="mt-2">
            <li>
              <a href={pages.privacy.path} className={linkLook}>
                {footer.privacy}
              </a>
            </li>
            <li>
              <a href={pages.accessibility.path} className={linkLook}>
                {footer.accessibility}
              </a>
            </li>
          </ul>
        </section>
        <LanguageSwitch context={context} path={path} className="-mx-2 @5xl:hidden" />
      </div>
    </footer>
  );
}

const linkLook = 'inline-flex min-h-11 items-center text-ink';

/** Each subject of easy read with its page, in their order. */
const subjects = [
  ['about', pages['easy-about'].path],
  ['hostel', pages['easy-hostel-enrollment'].path],
  ['donate', pages['easy-donate'].path],
  ['contact', pages['easy-contact'].path],
] as const satisfies (readonly [keyof EasyMessages['start'], string])[];

type EasyChoicesProps = {
  context: Pick<PageContext, 'easy' | 'picture'>;
  /** The path of the page that they stand on, which is left out. */
  path: string;
};

/** The pages in easy read, each with its picture. */
function EasyChoices({ context, path }: EasyChoicesProps) {
  return (
    <ul className="grid gap-8 md:gap-10">
      {subjects
        .filter(([, to]) => to !== path)
        .map(([subject, to]) => {
          const { picture, link, text } = context.easy.start[subject];
          return (
            <li key={to}>
              <PictureRow
                context={context}
                picture={picture}
                words={
                  <>
                    {/* The whole row is a target. */}
                    <a
                      href={to}
                      className="mb-1 inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
                    >
                      {link}
                    </a>
                    <EasySentences text={text} />
                  </>
                }
              />
            </li>
          );
        })}
    </ul>
  );
}
