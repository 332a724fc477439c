import type { ReactNode } from 'react';
import type { Person } from '../../domain/person.ts';
import { tabIcon } from '../../web/layout/tab-icon.ts';
import { addresses } from '../addresses.ts';
import type { DeskServices } from '../desk-context.ts';
import { DeskHeader } from './desk-header.tsx';
import { KeptFormTemplate } from './kept-form-template.tsx';

type DeskDocumentProps = {
  desk: DeskServices;
  /** Who is signed in, if anyone. */
  person: Person | undefined;
  path: string;
  /** Whether the page answers a form that was sent. */
  isAnswer: boolean;
  title: string;
  back?: { label: string; to: string };
  styles: string;
  view: ReactNode;
};

/** A whole page of the desk: a bar, one heading, one column. */
export function DeskDocument(props: DeskDocumentProps) {
  const { desk, person, path, isAnswer, title, back, styles, view } = props;
  const { shell } = desk.messages;
  return (
    <html lang="en-IN" data-person={person?.id} data-answer={isAnswer ? '' : undefined}>
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
          {view}
        </main>
        {path !== addresses.home && person && (
          <footer className="desk-width border-t-2 border-line py-4 print:hidden">
            <a href={addresses.home} className="mr-6 inline-flex min-h-11 items-center">
              {shell.allTasks}
            </a>
            <a href={addresses.bin} className="inline-flex min-h-11 items-center">
              {shell.sections.bin}
            </a>
          </footer>
        )}
      </body>
    </html>
  );
}
