import { Island } from '../../islands/island.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { StitchedFrame } from '../../ui/stitch.tsx';
import { applicationFields } from '../../../domain/application.ts';
import { pickProblems } from '../../../domain/field-problem-text.ts';
import type { FormAnswer } from './receive-application.ts';

type ApplicationSectionProps = { context: PageContext; answer: FormAnswer | undefined };

/** The form on its sheet, with what is good to know beside it. */
export function ApplicationSection({ context, answer }: ApplicationSectionProps) {
  const { assets, facts } = context;
  const { applicationForm, forms, shell } = context.messages;
  const { aside, asideHeading, lead, ...messages } = applicationForm;
  return (
    <Section heading={messages.heading} lead={lead} ground="cloth" id="application">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_17rem] xl:gap-14">
        <div className="relative rounded-patch bg-surface p-6 shadow-lift sm:p-10">
          <StitchedFrame className="text-line" />
          <Island
            assets={assets}
            name="application-form"
            when="near"
            props={{
              messages,
              forms: {
                summary: forms.summary,
                optional: forms.optional,
                problems: pickProblems(forms.problems, applicationFields),
              },
              toasts: { notifications: shell.notifications, dismiss: shell.dismiss },
              phone: facts.phone,
              ...(answer ? { answer } : {}),
            }}
          />
        </div>
        <section aria-labelledby="good-to-know" className="lg:sticky lg:top-28">
          <h3 id="good-to-know">{asideHeading}</h3>
          <dl className="mt-4 grid gap-5">
            {aside.map(({ title, text }) => (
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
