import { Island } from '../../islands/island.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import styles from './enrolled.css?inline';

/** The page of the enrolled students: no cache keeps it, and no search engine lists it. */
export function get(c: PageRequest): Response {
  const { assets, messages } = c.get('page');
  const { enrolled, shell } = messages;
  return renderPage(c, {
    path: pages.enrolled.path,
    title: enrolled.title,
    description: enrolled.description,
    indexed: false,
    styles,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept' },
    view: (
      <>
        <PageHeader title={enrolled.heading} lead={enrolled.lead} />
        <div className="page-width grid gap-6 pb-20">
          <p className="without-script">{enrolled.withoutScript}</p>
          <Island
            assets={assets}
            name="student-list"
            when="pressed"
            props={{
              messages: enrolled,
              toasts: { notifications: shell.notifications, dismiss: shell.dismiss },
            }}
          />
        </div>
      </>
    ),
  });
}
