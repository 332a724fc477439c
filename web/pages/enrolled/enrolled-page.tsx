import { transliterationsIn } from '../../../domain/names-account.ts';
import { Island, pick } from '../../islands/island.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import styles from './enrolled.css?inline';

/** The page of the enrolled students, which only a browser fetches; the same address answers programs with JSON. */
export function get(c: PageRequest): Response {
  const { assets, facts, language, messages } = c.get('page');
  const { title, description, heading, lead, withoutScript, ...list } = messages.enrolled;
  return renderPage(c, {
    path: pages.enrolled.path,
    title,
    description,
    indexed: false,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept' },
    styles,
    view: (
      <>
        <PageHeader title={heading} lead={lead} />
        <div className="page-width grid gap-6 pb-20">
          <p className="without-script">{withoutScript}</p>
          <Island
            assets={assets}
            name="student-list"
            when="pressed"
            props={{
              messages: list,
              toasts: pick(messages.shell, 'notifications', 'dismiss'),
              language,
              names: transliterationsIn(facts.transliterations, language),
            }}
          />
        </div>
      </>
    ),
  });
}
