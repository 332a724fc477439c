import { IdeaList } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import type { PageRequest } from '../../page-context.ts';

/** The page that the pages in easy read start from. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const messages = context.easy.start;
  return renderEasyPage(c, {
    name: 'easy',
    messages,
    view: <IdeaList context={context} ideas={messages.ideas} first />,
  });
}
