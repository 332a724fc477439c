import { linkLook } from '../../ui/button.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import styles from '../styles/page.css?inline';

/** How accessible the site is, how that is tested, what is not done yet, and how to complain. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { title, description, heading, lead, sections, complain } = context.messages.accessibility;
  return renderPage(c, {
    path: pages.accessibility.path,
    title,
    description,
    styles,
    view: (
      <>
        <PageHeader title={heading} lead={lead} />
        <div className="page-width grid gap-12 pb-20">
          {sections.map((section) => (
            <section key={section.heading} className="max-w-prose">
              <h2>{section.heading}</h2>
              {section.paragraphs.map((text) => (
                <p key={text} className="mt-3">
                  {text}
                </p>
              ))}
              {section.items.length > 0 && (
                <ul className="mt-3 grid list-disc gap-2 pl-6">
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <section className="max-w-prose">
            <h2>{complain.heading}</h2>
            <p className="mt-3">{complain.text}</p>
            <p className="flex flex-wrap gap-x-6">
              <ContactWay way="phone" context={context} linkClassName={linkLook} />
              <ContactWay way="email" context={context} linkClassName={linkLook} />
            </p>
            <p>{complain.after}</p>
          </section>
        </div>
      </>
    ),
  });
}
