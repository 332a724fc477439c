import { applicationForm as words } from '../../../content/application-form.ts';
import { Section } from '../../layout/section.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { Answer } from './receive-application.ts';

/** The form on its sheet, with what is good to know beside it. */
export function ApplicationSection({ answer }: { answer: Answer | undefined }) {
  return (
    <Section heading={words.heading} lead={words.lead} ground="cloth" id="application">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_17rem] xl:gap-14">
        <ApplicationForm answer={answer} />
        <section aria-labelledby="good-to-know" className="lg:sticky lg:top-28">
          <h3 id="good-to-know">{words.asideHeading}</h3>
          <dl className="mt-4 grid gap-5">
            {words.aside.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  );
}
