import { applicationFields } from '../../../domain/application.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pickProblems } from '../../../domain/field-problem-text.ts';
import { Island } from '../../islands/island.tsx';
import { pick } from '../../islands/pick.ts';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';
import type { ReturnedApplication } from '../../application/post-application.ts';

type ApplicationSectionProps = { context: PageContext; returned: ReturnedApplication | undefined };

/** The form on its sheet, with what is good to know beside it. */
export function ApplicationSection({ context, returned }: ApplicationSectionProps) {
  const { applicationForm, forms, shell } = context.messages;
  const { lead, aside, asideHeading, ...messages } = applicationForm;
  // Whoever applies reads here, too, who may read the list: the setting decides.
  const { who } = context.privacyNotice().texts.students;
  return (
    <Section heading={messages.heading} lead={lead} ground="cloth" id="application">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_17rem] xl:gap-14">
        <div className="relative rounded-patch bg-surface p-6 shadow-lift sm:p-10">
          <StitchedFrame className="text-line" />
          <Island
            assets={context.assets}
            name="application-form"
            when="near"
            props={{
              messages: { ...messages, studentList: fillIn(messages.studentList, { whoReadsList: who }) },
              forms: {
                ...pick(forms, 'summary', 'optional', 'shortPhone'),
                problems: pickProblems(forms.problems, applicationFields),
              },
              toasts: pick(shell, 'notifications', 'dismiss'),
              phone: context.facts.phone,
              own: {
                label: context.messages.ownApplication.link,
                to: localPath(context.language, pages.application.path),
              },
              ...(returned ? { returned } : {}),
            }}
          />
          <NoticeLink context={context} form="application" className="mt-4" />
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
