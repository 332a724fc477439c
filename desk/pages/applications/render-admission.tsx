import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import { applicantName, type Placement } from '../../../domain/admission.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Refusal } from '../../forms/refusal.tsx';
import { OpenListNote } from '../../layout/open-list-note.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RecordToChange } from './record-to-change.tsx';

const textFields = ['course', 'c_year', 'section', 'hostelName', 'roomNumber'] as const;

type AdmissionForm = {
  status?: ContentfulStatusCode;
  /** The values of the fields. */
  typed: Placement;
  problems?: FieldProblems;
  refusal?: { title: string; text: string };
  /** The student's record that admitting changes; without it one is added. */
  record?: Student | undefined;
};

/** A placement of what is known of it; the rest is empty. */
export function typedPlacement(known: Partial<Placement>): Placement {
  const {
    course = '',
    c_year = '',
    section = '',
    hostelName = '',
    roomNumber = '',
    feesPaid = false,
  } = known;
  return { course, c_year, section, hostelName, roomNumber, feesPaid };
}

/** Answers with the form that admits an applicant. */
export function renderAdmission(
  c: DeskRequest,
  application: HandledApplication,
  { status = 200, typed, problems = {}, refusal, record }: AdmissionForm,
): Response {
  const messages = c.get('desk').messages.applications;
  const { admission } = messages;
  const name = applicantName(application);
  const address = `${addresses.applications}/${application.reference}`;
  const wrong = problemTexts(messages.problems, problems);
  return renderDeskPage(c, {
    status,
    title: fillIn(admission.title, { name }),
    back: { label: name, to: address },
    view: (
      <form
        method="post"
        action={`${address}/admit`}
        noValidate
        data-keep={`${address}/admit`}
        className="grid max-w-xl gap-5 wrap-anywhere"
      >
        <ErrorSummary title={messages.summary} problems={wrong} />
        <Refusal title={refusal?.title ?? ''} text={refusal?.text} />
        {record ? (
          <RecordToChange c={c} record={record} application={application} />
        ) : (
          <>
            <p>{fillIn(admission.lead, { name })}</p>
            <OpenListNote c={c} />
          </>
        )}
        <input type="hidden" name="shown" value={application.state} />
        <input type="hidden" name="student" value={record?.id ?? ''} />
        {textFields.map((field) => (
          <TextField
            key={field}
            label={admission[field]}
            name={field}
            defaultValue={typed[field]}
            error={wrong.find(({ fieldId }) => fieldId === field)?.text}
            requirement={field === 'hostelName' ? messages.required : undefined}
            autoComplete="off"
          />
        ))}
        <CheckboxField label={admission.feesPaid} name="feesPaid" defaultChecked={typed.feesPaid} />
        <DeskButton className="justify-self-start">{messages.admit}</DeskButton>
      </form>
    ),
  });
}
