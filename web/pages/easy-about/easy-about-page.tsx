import { IdeaSections } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import type { PageRequest } from '../../page-context.ts';

/** Who the foundation is and what it does, in easy read. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const messages = context.easy.about;
  return renderEasyPage(c, {
    name: 'easy-about',
    messages,
    view: <IdeaSections context={context} sections={messages.sections} />,
  });
}
