import { applicationFields, type TypedApplication } from '../../../domain/application.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Message } from './message.tsx';

/** The reference and the phone number of an application, as they were typed. */
export type TypedCredentials = { reference: string; phone: string };

type CredentialsFormProps = {
  context: PageContext;
  typed: TypedCredentials;
  problems: FieldProblems;
  /** Why no application is shown. */
  trouble: string | undefined;
  /** A correction that came after the application was closed; it is saved once it is open again. */
  correction: TypedApplication | undefined;
};

/** Asks for the reference and the phone number of an application. */
export function CredentialsForm({ context, typed, problems, trouble, correction }: CredentialsFormProps) {
  const { form } = context.messages.ownApplication;
  const { forms } = context.messages;
  const wrong = problemTexts({ ...forms.problems, reference: { missing: form.missingReference } }, problems);
  const common = (name: keyof TypedCredentials) => ({
    name,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
    defaultValue: typed[name],
    required: true,
    autoFocus: wrong[0]?.fieldId === name,
  });
  return (
    <form
      method="post"
      action={localPath(context.language, pages.application.path)}
      noValidate
      aria-label={form.show}
      className="grid max-w-md gap-6"
    >
      {trouble !== undefined && <Message tone="failure">{trouble}</Message>}
      <ErrorSummary title={forms.summary} problems={wrong} />
      <TextField
        label={form.reference}
        {...common('reference')}
        hint={form.referenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        label={form.phone}
        {...common('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={form.phoneHint}
      />
      {correction &&
        applicationFields.map((field) => (
          <input key={field} type="hidden" name={correctionField(field)} value={correction[field]} />
        ))}
      <div>
        <p className="text-sm text-muted">{form.privacy}</p>
        <NoticeLink context={context} form="ownApplication" />
      </div>
      <Button type="submit" className="justify-self-start">
        {form.show}
      </Button>
    </form>
  );
}

/** The name under which a field of a correction is kept, beside the phone number that opens the application. */
export function correctionField(field: (typeof applicationFields)[number]): string {
  return `correction.${field}`;
}
