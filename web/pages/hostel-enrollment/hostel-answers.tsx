import type { ReactNode } from 'react';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageContext } from '../../page-context.ts';

const linkLook = 'inline-flex min-h-11 items-center';

/** The answers to the most common questions: who may apply, what it costs, and how to ask. */
export function HostelAnswers({ context }: { context: PageContext }) {
  const { answers, contact } = context.messages.hostel;
  const whatsapp = { label: answers.whatsapp, text: contact.whatsappMessage };
  return (
    <section aria-labelledby="answers" className="page-width pt-8">
      <h2 id="answers" className="sr-only">
        {answers.heading}
      </h2>
      <dl className="max-w-[50rem] border-t-2 border-line">
        {answers.lines.map(({ label, text }) => (
          <Line key={label} label={label}>
            {text}
          </Line>
        ))}
        <Line label={answers.ask}>
          <span className="-my-2.5 flex flex-wrap gap-x-6">
            <ContactWay way="phone" context={context} linkClassName={linkLook} />
            {context.facts.whatsapp ? (
              <ContactWay way="whatsapp" context={context} whatsapp={whatsapp} linkClassName={linkLook} />
            ) : (
              <ContactWay way="email" context={context} linkClassName={linkLook} />
            )}
          </span>
        </Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b-2 border-line py-2.5">
      <dt className="w-[6.5rem] font-semibold sm:w-[10rem]">{label}</dt>
      <dd className="min-w-0 flex-1 basis-[10rem]">{children}</dd>
    </div>
  );
}
