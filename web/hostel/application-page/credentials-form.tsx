import { type FieldProblems, problemTexts } from '../../../domain/entries/field-problems.ts';
import { type TypedApplication, applicationFields } from '../../../domain/hostel/application.ts';
import type { OwnApplication } from '../../../domain/hostel/own-application.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ApplicationField } from '../application-form/application-field.tsx';
import type { WrongField } from '../application-form/wrong-fields.ts';
import type { OwnAddress } from '../own-application.ts';
import { DetailsThatDiffer, Message, StepInput } from './own-application-view.tsx';

/** A correction as it was typed, and the version of the application that its form showed. */
export type TypedCorrection = { typed: TypedApplication; version: string };

/** The reference and the phone number of an application, as they were typed. */
export type TypedCredentials = { reference: string; phone: string };

type CredentialsFormProps = {
  context: PageContext;
  typed: TypedCredentials;
  problems: FieldProblems;
  /** Why no application is shown. */
  trouble: string | undefined;
  /** A correction that came after the application was closed; it is saved once it is open again. */
  correction: TypedCorrection | undefined;
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
        // With "tel" Chromium shows the number again after Back, also to the next one who holds a shared phone.
        autoComplete="off"
        hint={form.phoneHint}
      />
      {correction &&
        Object.entries({ ...correction.typed, [VERSION]: correction.version }).map(([field, value]) => (
          <input key={field} type="hidden" name={correctionField(field)} value={value} />
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
export function correctionField(field: string): string {
  return `correction.${field}`;
}

type CorrectionFormProps = TypedCorrection & {
  context: PageContext;
  address: OwnAddress;
  problems: FieldProblems;
  /** Why the corrections were not saved. */
  failure?: string | undefined;
  /** The present phone number as it was typed; undefined where the form does not ask for it. */
  presentPhone?: string | undefined;
  /** The mistake in one of the phone numbers. */
  wrongPhone?: WrongField | undefined;
  /** The application as it is stored now, to compare with what was typed. */
  stored?: OwnApplication | undefined;
};

/** The name of the field for the version of the application that the form shows. */
export const VERSION = 'version';

/** The name of the field for the present phone number, which proves that a new one is the family's. */
export const PRESENT_PHONE = 'presentPhone';

/** The application as it is stored, or as it was typed, to be corrected. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { context, address, typed, version, problems, failure, presentPhone, wrongPhone, stored } = props;
  const { ownApplication, applicationForm, forms } = context.messages;
  const { correction, correctHint } = ownApplication;
  const wrong = [...problemTexts(forms.problems, problems), ...(wrongPhone ? [wrongPhone] : [])];
  const errorOf = (name: string) => wrong.find(({ fieldId }) => fieldId === name)?.text;
  return (
    <>
      <PageHeader title={correction.heading} lead={correctHint} />
      <div className="page-width grid gap-6 pb-20">
        {failure && <Message tone="failure">{failure}</Message>}
        {stored && <DetailsThatDiffer {...{ context, stored, typed }} />}
        <p className="max-w-prose">{correction.phoneNote}</p>
        <form
          method="post"
          action={address({ step: 'correct' })}
          noValidate
          aria-label={correction.heading}
          className="grid max-w-4xl items-end gap-6 sm:grid-cols-2"
        >
          <StepInput step="correct" />
          <input type="hidden" name={VERSION} value={version} />
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
              error={errorOf(name)}
            />
          ))}
          {presentPhone !== undefined && (
            <div className="sm:col-span-2 sm:max-w-md">
              <TextField
                label={correction.presentPhone}
                name={PRESENT_PHONE}
                hint={correction.presentPhoneHint}
                error={errorOf(PRESENT_PHONE)}
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
