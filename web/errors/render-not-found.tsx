import { localPath } from '../../domain/values/local-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { motifShapes } from '../../ui/motif.tsx';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import styles from '../styles/page.css?inline';

/** Answers 404 with a page to any address that no page has. */
export function renderNotFound(c: PageRequest): Response {
  const context = c.get('page');
  return renderPage(c, {
    path: '/404',
    title: context.messages.shell.notFound.title,
    indexed: false,
    styles,
    view: <NotFound context={context} />,
    status: 404,
  });
}

/** The page at an address that leads nowhere: a loose thread, and the way home. */
function NotFound({ context }: { context: PageContext }) {
  const messages = context.messages.shell.notFound;
  return (
    <div className="page-width grid justify-items-center py-14 text-center">
      <LooseThread />
      <h1 className="mt-6">{messages.title}</h1>
      <p className="mt-4 max-w-[36rem] text-lg text-muted">{messages.text}</p>
      <ButtonLink to={localPath(context.language, pages.home.path)} className="mt-8">
        {messages.backHome}
      </ButtonLink>
      <FirstScreenEnd />
    </div>
  );
}

function LooseThread() {
  return (
    <svg viewBox="0 0 560 180" aria-hidden="true" className="w-full max-w-xl text-thread">
      <path
        d="M90 63C150 96 168 138 214 132s52-66 18-84-62 26-38 62 86 48 128 22 40-70 84-66 30 62 52 78"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="15 10 11 9 18 10 12 11"
      />
      <path
        d="M4 12L92 56q8 5 5 10t-11 2zM78 54l12 7q3 2 2 3t-4 0l-10-7q-2-3 0-3z"
        fillRule="evenodd"
        className="fill-edge"
      />
      <path
        d={motifShapes.house}
        fillRule="evenodd"
        transform="translate(502 122) scale(1.05)"
        className="fill-primary"
      />
    </svg>
  );
}
