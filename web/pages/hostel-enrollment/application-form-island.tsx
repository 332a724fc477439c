import type { Messages } from '../../../content/schemas/messages.ts';
import { applicationFields, emptyApplication } from '../../../domain/application.ts';
import type { FieldProblemMessages } from '../../../domain/field-problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Toasts } from '../../../ui/toasts.tsx';
import { ApplicationField, type ApplicationFormMessages } from '../../application/application-field.tsx';
import { ApplicationOutcome } from './application-outcome.tsx';
import { referenceIn } from '../../../domain/application-reference.ts';
import { HoneypotField } from '../../application/honeypot-field.tsx';
import { KeepReference } from './keep-reference.tsx';
import type { ReturnedApplication } from '../../application/post-application.ts';
import { useApplicationForm } from './use-application-form.ts';

// Without script the page comes back at the place where the answer stands.
const ANSWER_ID = 'answer';

type ApplicationFormProps = {
  messages: ApplicationFormMessages;
  forms: Pick<Messages['forms'], 'summary' | 'optional' | 'shortPhone'> & { problems: FieldProblemMessages };
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  /** To call where sending has failed. */
  phone: string;
  /** The page on which a family sees its application. */
  own: { label: string; to: string };
  returned?: ReturnedApplication;
};

/** The application: sent by the browser's own call where there is script, else posted to this page. */
export function ApplicationFormIsland({
  messages,
  forms,
  toasts,
  phone,
  own,
  returned,
}: ApplicationFormProps) {
  const { form, end, wrong, outcome, sending, submit, store } = useApplicationForm(
    messages,
    forms.problems,
    returned,
  );
  // Another backend may give none.
  const reference = outcome && referenceIn(outcome.text);
  const typed = returned?.typed ?? emptyApplication();
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`#${ANSWER_ID}`}
        noValidate
        aria-label={messages.heading}
        onSubmit={submit}
        onInput={store}
        className="relative grid items-end gap-x-6 gap-y-6 sm:grid-cols-2"
      >
        {wrong.length > 0 && (
          <div id={ANSWER_ID} className="sm:col-span-2">
            <ErrorSummary title={forms.summary} problems={wrong} />
          </div>
        )}
        {applicationFields.map((name) => (
          <ApplicationField
            key={name}
            name={name}
            messages={messages}
            forms={forms}
            defaultValue={typed[name]}
            error={wrong.find(({ fieldId }) => fieldId === name)?.text}
          />
        ))}
        <HoneypotField name="website" label={messages.website} />
        <div className="grid max-w-prose gap-2 text-sm text-muted sm:col-span-2">
          <p>{messages.privacy}</p>
          <p>{messages.studentList}</p>
        </div>
        <div ref={end} className="grid scroll-mb-48 justify-items-start gap-5 sm:col-span-2">
          <Button type="submit" busy={sending} busyLabel={messages.sending}>
            {messages.submit}
          </Button>
          {outcome && (
            <ApplicationOutcome
              id={wrong.length > 0 ? undefined : ANSWER_ID}
              outcome={outcome}
              afterFailure={messages.afterFailure}
              phone={phone}
            />
          )}
          {reference && (
            <KeepReference messages={messages.reference} reference={reference} phone={phone} own={own} />
          )}
        </div>
      </form>
      <Toasts messages={toasts} />
    </>
  );
}
