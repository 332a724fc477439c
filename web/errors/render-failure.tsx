import { pagePath, localPath } from '../../domain/values/local-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import styles from '../styles/page.css?inline';

/** Answers 500 with a page where a handler has thrown; the log has the details. */
export function renderFailure(error: Error, c: PageRequest): Response {
  const context = c.get('page');
  context.log(`${c.req.method} ${c.req.path} failed`, error);
  return renderPage(c, {
    path: pagePath(c.req.path),
    title: context.messages.shell.failure.title,
    indexed: false,
    styles,
    view: <Failure {...context} />,
    status: 500,
  });
}

/** The page in place of one that could not be made: what happened, and the way on. */
function Failure({ language, messages }: PageContext) {
  const { failure, notFound } = messages.shell;
  return (
    <div className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <ButtonLink to={localPath(language, pages.home.path)}>{notFound.backHome}</ButtonLink>
      <FirstScreenEnd />
    </div>
  );
}
