import { applicationFields, type TypedApplication } from '../../../domain/application.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import { ApplicationField } from '../../application/application-field.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Message } from './message.tsx';
import type { OwnAddress } from './own-address.ts';
import { StepInput } from './step-form.tsx';

type CorrectionFormProps = {
  context: PageContext;
  address: OwnAddress;
  typed: TypedApplication;
  problems: FieldProblems;
  /** Why the corrections were not saved. */
  failure?: string | undefined;
};

/** The application as it is stored, or as it was typed, to be corrected. */
export function CorrectionForm({ context, address, typed, problems, failure }: CorrectionFormProps) {
  const { ownApplication, applicationForm, forms } = context.messages;
  const { correction, correctHint } = ownApplication;
  const wrong = problemTexts(forms.problems, problems);
  return (
    <>
      <PageHeader title={correction.heading} lead={correctHint} />
      <div className="page-width grid gap-6 pb-20">
        {failure && <Message tone="failure">{failure}</Message>}
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
