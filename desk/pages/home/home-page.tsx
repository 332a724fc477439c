import { addresses, sections } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** The desk's first page: what waits, and the way to everything else. */
export function get(c: DeskRequest): Response {
  const { messages } = c.get('desk');
  const { home, shell } = messages;
  return renderDeskPage(c, {
    title: home.title,
    view: (
      <nav aria-label={home.tasks}>
        <ul className="border-t-2 border-line">
          {sections.map((section) => (
            <li key={section} className="border-b-2 border-line">
              <a
                href={addresses[section]}
                className="flex min-h-14 items-center text-lg font-semibold no-underline hover:underline"
              >
                {shell.sections[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ),
  });
}
