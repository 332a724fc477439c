import { renderPage } from '../../layout/render-page.tsx';
import { englishPath } from '../../../domain/local-path.ts';
import type { PageRequest } from '../../page-context.ts';
import styles from '../../styles/page.css?inline';
import { Failure } from './failure.tsx';

/** Answers 500 with a page where a handler has thrown; the log has the details. */
export function renderFailure(error: Error, c: PageRequest): Response {
  const context = c.get('page');
  context.log(`${c.req.method} ${c.req.path} failed`, error);
  return renderPage(c, {
    path: englishPath(c.req.path),
    title: context.messages.shell.failure.title,
    indexed: false,
    styles,
    view: <Failure {...context} />,
    status: 500,
  });
}
