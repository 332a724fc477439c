import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourStyles, siteColours } from '../../domain/look/site-colours.ts';
import type { Person } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { type Language, deskLanguages, languageNames, languageTag } from '../../domain/values/languages.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ButtonLink, buttonLook } from '../../ui/button.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { type PostedAgain, isAadhaarHidden, postedAgain } from '../forms/read-form.ts';
import { addresses } from './addresses.ts';
import type { Desk, DeskMiddleware, DeskRequest } from './desk-context.ts';
import { DoneNotice } from './notice.tsx';
import deskStyles from '../desk.css?inline';

type DeskPage = {
  /** The page's own title, which is also its heading. */
  title: string;
  /** Where the link above the heading leads, with its label; pages below a list lead back to it. */
  back?: { label: string; to: string };
  view: ReactNode;
  status?: ContentfulStatusCode;
  /** Whether nobody is signed in any more, though someone was when the request began. */
  isSignedOut?: boolean;
};

/** Answers with a page of the desk: never stored, never listed by search engines, without a script inside. */
export function renderDeskPage(
  c: DeskRequest,
  { status = 200, isSignedOut = false, ...page }: DeskPage,
): Response {
  const desk = c.get('desk');
  // Sign-in and invitations are for people who are not signed in.
  const { signedIn, keptFormsKey }: Partial<typeof c.var> = isSignedOut ? {} : c.var;
  const { pathname: path, search: query } = new URL(c.req.url);
  const styles = deskStyles + colourStyles(desk.colours);
  const html = renderToStaticMarkup(
    <DeskDocument
      {...page}
      desk={desk}
      person={signedIn?.person}
      keptFormsKey={keptFormsKey}
      path={path}
      query={query}
      isAnswer={c.req.method === 'POST'}
      hidesAadhaar={isAadhaarHidden(c, status)}
      styles={styles}
    />,
  );
  return c.html(`<!doctype html>${html}`, status, {
    'cache-control': 'no-store',
    'content-security-policy': desk.securityPolicy(styles),
    'x-robots-tag': 'noindex',
    // An address may hold an invitation or what was searched for, which the log of a proxy is not to learn from a `Referer`.
    'referrer-policy': 'strict-origin',
  });
}

type DeskDocumentProps = {
  desk: Desk;
  /** Who is signed in, if anyone. */
  person: Person | undefined;
  /** The key that encrypts what they type: see keptFormsKey. */
  keptFormsKey: string | undefined;
  path: string;
  /** The part of the address after its path, with its question mark. */
  query: string;
  /** Whether the page answers a form that was sent. */
  isAnswer: boolean;
  /** Whether the form that led here had an Aadhaar number in it. */
  hidesAadhaar: boolean;
  title: string;
  back?: { label: string; to: string };
  styles: string;
  view: ReactNode;
};

/** A whole page of the desk: a bar, one heading, one column. */
function DeskDocument(props: DeskDocumentProps) {
  const { desk, person, keptFormsKey, path, query, isAnswer, hidesAadhaar, title, back, styles, view } =
    props;
  const { shell } = desk.messages;
  return (
    <html
      lang={languageTag(desk.language)}
      data-person={person?.id}
      data-key={keptFormsKey}
      data-answer={isAnswer ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${shell.desk}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <meta name="theme-color" content={siteColours(desk.colours).light.deep} />
        <script type="module" src={desk.script} />
      </head>
      <body>
        {person && <KeptFormTemplate messages={shell.keptForm} />}
        <SendingTemplate messages={shell.sending} />
        <a
          href="#content"
          className="fixed -top-48 left-2 z-50 rounded-patch bg-accent px-5 py-3 font-semibold text-on-accent focus:top-2 print:hidden"
        >
          {shell.skipToContent}
        </a>
        <DeskHeader messages={shell} person={person} path={path} />
        <main id="content" tabIndex={-1} className="desk-width grow py-6 sm:py-8">
          {back && (
            <a
              href={back.to}
              className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-1 wrap-anywhere print:hidden"
            >
              <span aria-hidden="true">‹</span> {back.label}
            </a>
          )}
          <h1 className="mb-5 text-2xl wrap-anywhere">{title}</h1>
          {hidesAadhaar && <DoneNotice>{shell.aadhaarHidden}</DoneNotice>}
          {view}
        </main>
        <footer className="desk-width flex flex-wrap items-center gap-x-6 border-t-2 border-line py-4 print:hidden">
          {path !== addresses.home && person && (
            <>
              <TouchLink href={addresses.home}>{shell.allTasks}</TouchLink>
              <TouchLink href={addresses.bin}>{shell.sections.bin}</TouchLink>
            </>
          )}
          {/* Leaving a page that answers a form would lose what is on it: typed texts, or codes that are shown once. */}
          {!isAnswer && (
            <LanguageChoice
              className="sm:ml-auto"
              label={shell.languages}
              current={desk.language}
              to={path + query}
            />
          )}
        </footer>
      </body>
    </html>
  );
}

type DeskHeaderProps = { messages: DeskMessages['shell']; person: Person | undefined; path: string };

/** The desk's bar: home, the site that visitors see, who is signed in, and the way out. */
function DeskHeader({ messages, person, path }: DeskHeaderProps) {
  return (
    <header className="deep print:hidden">
      <div className="desk-width flex flex-wrap items-center gap-x-3 py-1.5 sm:gap-x-5">
        <a
          href={addresses.home}
          aria-current={path === addresses.home ? 'page' : undefined}
          className="mr-auto inline-flex min-h-11 items-center font-heading text-lg font-bold text-ink no-underline"
        >
          {messages.desk}
        </a>
        <a href="/" className="inline-flex min-h-11 items-center text-ink">
          {messages.site}
        </a>
        {person && (
          <form method="post" action={addresses.signOut}>
            <DeskButton variant="quiet" className="px-2! text-ink!">
              {messages.signOut}
            </DeskButton>
          </form>
        )}
      </div>
    </header>
  );
}

type KeptFormTemplateProps = { messages: DeskMessages['shell']['keptForm'] };

/** The words with which the desk's script offers what was typed into a form and not saved: see scripts/kept-forms. */
function KeptFormTemplate({ messages }: KeptFormTemplateProps) {
  const { offer, bringBack, forget, brought, leftOver } = messages;
  return (
    <template id="kept-form">
      <section
        aria-label={messages.label}
        data-offer={offer}
        data-brought={brought}
        className="mb-6 max-w-2xl rounded-patch border-2 border-primary bg-surface px-4 py-3"
      >
        <p role="status" tabIndex={-1} data-part="text" className="min-h-6 font-semibold" />
        <p data-part="buttons" className="mt-2 flex flex-wrap gap-3">
          <button type="button" data-part="bring-back" className={buttonLook('quiet')}>
            {bringBack}
          </button>
          <button type="button" data-part="forget" className={buttonLook('quiet')}>
            {forget}
          </button>
        </p>
        <div hidden data-part="left-over" className="mt-2">
          <p>{leftOver}</p>
          <p data-part="rest" className="mt-1 wrap-anywhere whitespace-pre-line" />
        </div>
      </section>
    </template>
  );
}

type SendingTemplateProps = { messages: DeskMessages['shell']['sending'] };

/** The words with which the desk's script says how the sending of a form goes: see scripts/send-forms.ts. */
function SendingTemplate({ messages }: SendingTemplateProps) {
  const { saving, sending, notSaved, notSent } = messages;
  return (
    <template
      id="sending"
      data-saving={saving}
      data-sending={sending}
      data-not-saved={notSaved}
      data-not-sent={notSent}
    >
      <p role="status" className="mb-2 min-h-6 max-w-prose basis-full font-semibold" />
    </template>
  );
}

type LanguageChoiceProps = {
  /** The common label of the languages. */
  label: string;
  current: Language;
  /** The address of the page, to come back to. */
  to: string;
  className?: string;
};

/** The desk's languages, each a button in its own words; the one that is chosen is no button. */
function LanguageChoice({ label, current, to, className }: LanguageChoiceProps) {
  return (
    <form method="post" action={addresses.language} aria-label={label} className={className}>
      <input type="hidden" name="to" value={to} />
      <ul className="-mx-2 flex flex-wrap">
        {deskLanguages.map((language) => {
          const tag = languageTag(language);
          const name = languageNames[language];
          const look = 'grid min-h-11 min-w-11 place-content-center px-2';
          return (
            <li key={language} lang={tag}>
              {language === current ? (
                <span aria-current="true" className={`${look} font-bold`}>
                  {name}
                </span>
              ) : (
                <button
                  name="language"
                  value={language}
                  className={`${look} cursor-pointer text-primary underline underline-offset-4`}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </form>
  );
}

type DeskMessage = {
  status: ContentfulStatusCode;
  title: string;
  text: string;
  /** The text of the link that leads on. */
  link: string;
  to: string;
};

/** Answers with a page that says one thing and leads on. */
export function renderDeskMessage(c: DeskRequest, { status, title, text, link, to }: DeskMessage): Response {
  return renderDeskPage(c, {
    status,
    title,
    view: (
      <>
        <p className="max-w-prose">{text}</p>
        <p className="mt-6">
          <ButtonLink to={to}>{link}</ButtonLink>
        </p>
      </>
    ),
  });
}

/** Answers an attempt beyond a limit: 429, when to come back, and a way on; `seconds` are whole. */
export function renderTooMany(c: DeskRequest, seconds: number, to: string): Response {
  const { tooMany } = c.get('desk').messages.access;
  c.header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  return renderDeskMessage(c, { status: 429, ...tooMany, text: fillIn(tooMany.text, { minutes }), to });
}

const MAX_BYTES = 64 * 1024;

/** Takes forms of at most 64 kB: pages that anyone may post to read no more than that. */
export const smallForms: DeskMiddleware = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => {
    const { messages } = c.get('desk');
    return renderDeskMessage(c, { status: 413, ...messages.shell.failed, to: addresses.home });
  },
});

/**
 * Answers a form that was sent when the session was over: nothing was done with it. What was typed is in the page, and one
 * press sends it again after signing in elsewhere.
 */
export async function renderSignedOut(c: DeskRequest): Promise<Response> {
  const { signedOut } = c.get('desk').messages.shell;
  const posted = await postedAgain(c);
  return renderDeskPage(c, {
    title: signedOut.title,
    status: 401,
    isSignedOut: true,
    view: posted ? (
      <>
        <p className="mb-5 max-w-prose">{signedOut.text}</p>
        <ol className="grid max-w-prose list-decimal gap-5 pl-6">
          <li>
            <p className="mb-2">{signedOut.firstSignIn}</p>
            <ButtonLink to={addresses.signIn} newTab>
              {signedOut.link}
            </ButtonLink>
          </li>
          <li>
            <p className="mb-2">{signedOut.thenSend}</p>
            <SendAgainForm posted={posted} button={signedOut.sendAgain} />
            {posted.hasMore && <p className="mt-2 text-muted">{signedOut.files}</p>}
          </li>
        </ol>
      </>
    ) : (
      <>
        <p className="max-w-prose">{signedOut.nothing}</p>
        <p className="mt-6">
          <ButtonLink to={addresses.signIn}>{signedOut.link}</ButtonLink>
        </p>
      </>
    ),
  });
}

function SendAgainForm({ posted, button }: { posted: PostedAgain; button: string }) {
  return (
    <form method="post" action={posted.action} encType={posted.encType} data-send-again="">
      {posted.fields.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <DeskButton variant="quiet">{button}</DeskButton>
    </form>
  );
}
