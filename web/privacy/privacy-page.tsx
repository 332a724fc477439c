import type { ReactNode } from 'react';
import { RETAINED_KINDS } from '../../domain/privacy/retention.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { localPath } from '../../domain/values/local-path.ts';
import type { ShownNotice } from '../../texts/privacy-notice.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { linkLook } from '../../ui/button.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import { type NoticePart, noticeParts } from '../layout/notice-link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import styles from '../styles/page.css?inline';

/** The privacy notice: for each form what is asked for and why, and what families can do with what is kept. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { title, description, heading, lead } = context.messages.privacy;
  return renderPage(c, {
    path: pages.privacy.path,
    title,
    description,
    styles,
    view: (
      <>
        <PageHeader title={heading} lead={lead} isShort />
        <Contents context={context} />
        <Notice context={context} />
      </>
    ),
  });
}

/** What the page has, as links to its parts; in the order of the parts, and with their headings. */
function Contents({ context }: { context: PageContext }) {
  const { texts, tells } = context.privacyNotice();
  const parts = [...[...noticeParts, ...KEPT_BESIDES].filter(tells), ...FOR_EVERYBODY];
  return (
    <nav aria-label={texts.heading} className="page-width mb-10">
      <ul className="max-w-3xl gap-x-8 border-y border-line py-2 sm:columns-2">
        {parts.map((part) => (
          <li key={part} className="break-inside-avoid">
            <a href={`#${part}`} className={linkLook}>
              {texts[part].heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notice({ context }: { context: PageContext }) {
  const { messages, language } = context;
  const { texts, tells, version } = context.privacyNotice();
  const { retention, rights, complain, ask } = texts;
  return (
    <div className="page-width grid gap-12 pb-20">
      {noticeParts.filter(tells).map((part) => (
        <FormPart key={part} id={part} texts={texts} messages={messages} />
      ))}
      {KEPT_BESIDES.filter(tells).map((part) => (
        <Part key={part} id={part} heading={texts[part].heading}>
          <Paragraphs texts={[texts[part].why]} />
          <KeptAndSeen part={texts[part]} labels={texts.labels} />
        </Part>
      ))}
      {(['trackers', 'place'] as const).map((part) => (
        <Part key={part} id={part} heading={texts[part].heading}>
          <Paragraphs texts={[texts[part].text]} />
        </Part>
      ))}
      <Part id="retention" heading={retention.heading}>
        <ul className="mt-4 grid list-disc gap-3 ps-5">
          {RETAINED_KINDS.filter(tells).map((kind) => (
            <li key={kind}>{retention[kind]}</li>
          ))}
        </ul>
      </Part>
      <Part id="rights" heading={rights.heading}>
        <dl className="mt-4 grid gap-3">
          {rights.items.map((item) => (
            <div key={item.title}>
              <dt className="font-semibold">{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
        {context.inUse('applications') && (
          <p className="mt-3">
            <a href={localPath(language, pages.application.path)} className={linkLook}>
              {rights.link}
            </a>
          </p>
        )}
      </Part>
      <Part id="complain" heading={complain.heading}>
        <Paragraphs texts={complain.paragraphs} />
      </Part>
      <Part id="ask" heading={ask.heading}>
        <Paragraphs texts={[ask.text]} />
        <p className="flex flex-wrap gap-x-6">
          <ContactWay way="phone" context={context} linkClassName={linkLook} />
          <ContactWay way="email" context={context} linkClassName={linkLook} />
        </p>
        <ContactWay way="address" context={context} />
      </Part>
      {tells('version') && (
        <p className="max-w-prose text-sm text-muted">{fillIn(texts.version, { version })}</p>
      )}
    </div>
  );
}

// Whose details are kept besides what the forms ask for.
const KEPT_BESIDES = ['students', 'pictures', 'makers', 'named', 'staff'] as const;

// What the notice says of all details alike, behind the parts about each kind.
const FOR_EVERYBODY = ['trackers', 'place', 'retention', 'rights', 'complain', 'ask'] as const;

function FormPart({ id, texts, messages }: { id: NoticePart; texts: ShownNotice; messages: Messages }) {
  const { labels, [id]: form } = texts;
  const known = fieldLabels(messages, id);
  const labelOf = (field: string) => {
    const label = known[field];
    return typeof label === 'string' ? label : field;
  };
  return (
    <Part id={id} heading={form.heading}>
      <Paragraphs texts={[form.why]} />
      <h3 className="mt-5">{labels.fields}</h3>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-[14rem_1fr]">
        {Object.entries(form.fields).map(([field, text]) => (
          <div key={field} className="border-t border-line py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <KeptAndSeen part={form} labels={labels} />
    </Part>
  );
}

function KeptAndSeen({
  part,
  labels,
}: {
  part: { keeps: string; who: string };
  labels: ShownNotice['labels'];
}) {
  return (
    <>
      <h3 className="mt-5">{labels.keeps}</h3>
      <Paragraphs texts={[part.keeps]} />
      <h3 className="mt-5">{labels.who}</h3>
      <Paragraphs texts={[part.who]} />
    </>
  );
}

function fieldLabels(
  { applicationForm, ownApplication, contact, cart, donate }: Messages,
  form: NoticePart,
): Readonly<Record<string, unknown>> {
  const labels: Record<NoticePart, Readonly<Record<string, unknown>>> = {
    application: applicationForm,
    ownApplication: ownApplication.form,
    contact: contact.form,
    delivery: cart.delivery,
    donation: donate.form,
  };
  return labels[form];
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="max-w-3xl scroll-mt-28">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 max-w-prose">
      {text}
    </p>
  ));
}
