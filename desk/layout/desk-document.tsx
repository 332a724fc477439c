import type { ReactNode } from 'react';
import type { Person } from '../../domain/person.ts';
import { tabIcon } from '../../web/layout/tab-icon.ts';
import { languageTable } from '../../domain/languages.ts';
import { addresses } from '../addresses.ts';
import type { Desk } from '../desk-context.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { TouchLink } from './touch-link.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DoneNotice } from './notice.tsx';
import { KeptFormTemplate } from './kept-form-template.tsx';
import { SendingTemplate } from './sending-template.tsx';

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
export function DeskDocument(props: DeskDocumentProps) {
  const { desk, person, keptFormsKey, path, query, isAnswer, hidesAadhaar, title, back, styles, view } =
    props;
  const { shell } = desk.messages;
  return (
    <html
      lang={languageTable[desk.language].tag}
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
        <link rel="icon" href={tabIcon} type="image/svg+xml" sizes="any" />
        <meta name="theme-color" content="#243a73" />
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
