import { applicationFields, typedApplication } from '../../../domain/application.ts';
import { HoneypotField } from '../../application/honeypot-field.tsx';
import type { ReturnedApplication } from '../../application/post-application.ts';
import { wrongFields } from '../../application/wrong-fields.ts';
import { IdeaList } from '../../easy-read/idea-list.tsx';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import type { PageContext } from '../../page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Question } from './question.tsx';

type EasyFormProps = {
  context: PageContext;
  /** The id of what the form comes back to: the errors, or what went wrong. */
  answerId: string;
  returned: ReturnedApplication | undefined;
};

/** The application, one question below the other. The browser posts it; it needs no script. */
export function EasyForm({ context, answerId, returned }: EasyFormProps) {
  const messages = context.easy.form;
  // Nothing is chosen before the reader chooses.
  const typed = returned?.typed ?? typedApplication(() => '');
  const wrong = returned ? wrongFields(messages.problems, returned.problems, returned.outcome) : [];
  return (
    <form
      method="post"
      action={`#${answerId}`}
      noValidate
      aria-label={messages.heading}
      className="relative grid gap-12 md:gap-14"
    >
      {returned && (
        <div id={answerId} tabIndex={-1} className="scroll-mt-28 rounded-patch">
          {wrong.length > 0 ? (
            <ErrorSummary title={messages.summary} problems={wrong} />
          ) : (
            <div role="alert" className="rounded-patch border-4 border-danger bg-surface p-5">
              <IdeaRow context={context} idea={messages.failure}>
                <ContactWay
                  way="phone"
                  context={context}
                  linkClassName="inline-flex min-h-11 items-center font-semibold"
                />
              </IdeaRow>
            </div>
          )}
        </div>
      )}
      <IdeaList context={context} ideas={messages.before} />
      {applicationFields.map((name) => (
        <Question
          key={name}
          context={context}
          name={name}
          typed={typed[name]}
          error={wrong.find(({ fieldId }) => fieldId === name)?.text}
        />
      ))}
      <HoneypotField name="website" label={messages.website} />
      <IdeaList
        context={context}
        ideas={[...messages.privacy, messages.studentList[context.enrolledAccess]]}
      />
      <NoticeLink context={context} form="application" />
      <Button type="submit" className="min-h-14 justify-self-start px-8">
        {messages.submit}
      </Button>
    </form>
  );
}
