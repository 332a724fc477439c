import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import styles from '../../styles/page.css?inline';
import { NotFound } from './not-found.tsx';

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
