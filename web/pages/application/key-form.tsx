import type { FieldProblems } from '../../../domain/field-problems.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { PageContext } from '../../page-context.ts';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KEY_FIELDS } from './key-fields.ts';
import { Message } from './message.tsx';

/** The reference and the phone number of an application, as they were typed. */
export type TypedKey = { reference: string; phone: string };

type KeyFormProps = {
  context: PageContext;
  typedKey: TypedKey;
  problems: FieldProblems;
  /** Why no application is shown. */
  trouble: string | undefined;
};

/** Asks for the reference and the phone number of an application. */
export function KeyForm({ context, typedKey, problems, trouble }: KeyFormProps) {
  const { form } = context.messages.ownApplication;
  const { forms } = context.messages;
  const wrong = problemTexts({ ...forms.problems, reference: { missing: form.missingReference } }, problems);
  const errorOf = (field: string) => wrong.find(({ fieldId }) => fieldId === field)?.text;
  return (
    <form method="post" noValidate aria-label={form.show} className="grid max-w-md gap-6">
      {trouble !== undefined && <Message tone="failure">{trouble}</Message>}
      <ErrorSummary title={forms.summary} problems={wrong} />
      <TextField
        label={form.reference}
        name={KEY_FIELDS.reference}
        hint={form.referenceHint}
        error={errorOf('reference')}
        defaultValue={typedKey.reference}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        label={form.phone}
        name={KEY_FIELDS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={form.phoneHint}
        error={errorOf('phone')}
        defaultValue={typedKey.phone}
        required
      />
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
