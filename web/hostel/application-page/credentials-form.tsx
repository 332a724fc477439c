import { type FieldProblems, problemTexts } from '../../../domain/entries/field-problems.ts';
import { type TypedApplication, applicationFields } from '../../../domain/hostel/application.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ApplicationField } from '../application-form/application-field.tsx';
import type { OwnAddress } from './own-address.ts';
import { Message, StepInput } from './own-application-view.tsx';

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

type CorrectionFormProps = {
  context: PageContext;
  address: OwnAddress;
  typed: TypedApplication;
  problems: FieldProblems;
  /** Why the corrections were not saved. */
  failure?: string | undefined;
  /** The present phone number as it was typed; undefined where the form does not ask for it. */
  presentPhone?: string | undefined;
  presentProblem?: 'missing' | 'wrong' | undefined;
};

/** The name of the field for the present phone number, which proves that a new one is the family's. */
export const PRESENT_PHONE = 'presentPhone';

/** The application as it is stored, or as it was typed, to be corrected. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { context, address, typed, problems, failure, presentPhone, presentProblem } = props;
  const { ownApplication, applicationForm, forms } = context.messages;
  const { correction, correctHint } = ownApplication;
  const unproved = presentProblem && {
    fieldId: PRESENT_PHONE,
    text: fillIn(correction.presentPhoneProblems[presentProblem], { phone: context.facts.phone }),
  };
  const wrong = [...problemTexts(forms.problems, problems), ...(unproved ? [unproved] : [])];
  return (
    <>
      <PageHeader title={correction.heading} lead={correctHint} />
      <div className="page-width grid gap-6 pb-20">
        {failure && <Message tone="failure">{failure}</Message>}
        <p className="max-w-prose">{correction.phoneNote}</p>
        <form
          method="post"
          action={address({ step: 'correct' })}
          noValidate
          aria-label={correction.heading}
          className="grid max-w-4xl items-end gap-6 sm:grid-cols-2"
        >
          <StepInput step="correct" />
          {wrong.length > 0 && (
            <div className="sm:col-span-2">
              <ErrorSummary title={forms.summary} problems={wrong} />
            </div>
          )}
          {applicationFields.map((name) => (
            <ApplicationField
              key={name}
              messages={applicationForm}
              forms={forms}
              {...{ name, defaultValue: typed[name], autoFocus: wrong[0]?.fieldId === name }}
              error={wrong.find(({ fieldId }) => fieldId === name)?.text}
            />
          ))}
          {presentPhone !== undefined && (
            <div className="sm:col-span-2 sm:max-w-md">
              <TextField
                label={correction.presentPhone}
                name={PRESENT_PHONE}
                hint={correction.presentPhoneHint}
                error={unproved?.text}
                defaultValue={presentPhone}
                required
                {...{ autoFocus: wrong[0]?.fieldId === PRESENT_PHONE }}
                type="tel"
                inputMode="tel"
                autoComplete="off"
              />
            </div>
          )}
          <Button type="submit" className="justify-self-start">
            {correction.save}
          </Button>
        </form>
        <ButtonLink to={address()} variant="quiet" className="justify-self-start">
          {correction.back}
        </ButtonLink>
      </div>
    </>
  );
}
