import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { admitApplicant, recordVersion } from '../../back-office/hostel/admit-applicant.ts';
import {
  applicationVersion,
  changeApplicationState,
  openApplication,
  recordToChange,
} from '../../back-office/hostel/application.ts';
import { otherRecords } from '../../back-office/hostel/same-persons.ts';
import { openStudent } from '../../back-office/hostel/student.ts';
import { type FieldProblems, problemTexts, readForm } from '../../domain/entries/field-problems.ts';
import { type Placement, admittedStudent, applicantName } from '../../domain/hostel/admission.ts';
import { stateNamed } from '../../domain/hostel/application-state.ts';
import { placementFormSchema } from '../../domain/hostel/student-form.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { languageName, languageTag } from '../../domain/values/languages.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { CheckboxField, DeskButton } from '../forms/controls.tsx';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Refusal, refused } from '../layout/notice.tsx';
import { renderQuestion } from '../layout/question-page.tsx';
import { dayText } from '../layout/time-text.ts';
import { preparedLetter } from './application-contact.tsx';
import { askedReference, refusalOf } from './application-forms.ts';
import { ErasureNotice } from './application.tsx';
import { OpenListNote, OtherRecords, StudentFacts } from './student-form.tsx';

/** The form that admits an applicant, with the hostel that was used last; or with the record that it changes. */
export async function getAdmission(c: DeskRequest): Promise<Response> {
  const { repositories } = c.get('desk');
  const { application, record } = await openedForAdmission(c);
  if (record) return renderAdmission(c, application, { typed: typedPlacement(record.student), record });
  const last = await repositories.students.lastPlaced();
  const typed = typedPlacement({ hostelName: last?.student.hostelName ?? '' });
  return renderAdmission(c, application, { typed });
}

/** The application of the address, whose details are shown; the log tells who opened it. */
async function openedApplication(c: DeskRequest): Promise<HandledApplication> {
  const { repositories, now } = c.get('desk');
  return (await openApplication(repositories, c.get('signedIn').person, askedReference(c), now()))
    .application;
}

/** That application with the student's record that admitting changes, which is shown too; the log tells who opened them. */
async function openedForAdmission(c: DeskRequest) {
  const { repositories, now } = c.get('desk');
  const { person } = c.get('signedIn');
  const application = await openedApplication(c);
  const found = await recordToChange(repositories, application);
  const record = found && (await openStudent(repositories, person, found.id, now()));
  return { application, record };
}

/** Admits the applicant; what is wrong or was changed meanwhile comes back with all that was typed. */
export async function postAdmission(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const reference = askedReference(c);
  const body = await postedTexts(c);
  const typed = typedPlacement({ ...body, feesPaid: 'feesPaid' in body });
  const shown = {
    state: stateNamed(body['shown']),
    studentId: body['student'] ?? '',
    record: body['record'] ?? '',
    // A form that was opened before an upgrade has none.
    ...(body['version'] !== undefined && { version: body['version'] }),
  };
  const reading = readForm(placementFormSchema, body);
  if (!reading.ok) {
    const { application, record } = await openedForAdmission(c);
    const { problems } = reading;
    return renderAdmission(c, application, { status: 422, typed, record, problems, sent: body });
  }
  const admission = { reference, placement: reading.values, shown };
  const error = await refused(() => admitApplicant(repositories, c.get('signedIn').person, admission, now()));
  if (error) {
    const { application, record } = await openedForAdmission(c);
    const refusal = refusalOf(c, error, { shown: shown.state, current: application.state });
    return renderAdmission(c, application, { status: 409, typed, record, refusal });
  }
  return c.redirect(`${addresses.applications}/${reference}?done=admitted`, 303);
}

const textFields = (['course', 'c_year', 'section', 'hostelName', 'roomNumber'] as const).filter(
  (field) => isOn('hostel') || (field !== 'hostelName' && field !== 'roomNumber'),
);

type AdmissionForm = {
  status?: ContentfulStatusCode;
  /** The values of the fields. */
  typed: Placement;
  problems?: FieldProblems;
  refusal?: { title: string; text: string };
  /** The student's record that admitting changes; without it one is added. */
  record?: Student | undefined;
  /** The fields of a form that comes back: it keeps the versions it was shown with, which are compared once nothing is wrong. */
  sent?: Readonly<Record<string, string>>;
};

function typedPlacement(known: Partial<Placement>): Placement {
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

async function renderAdmission(
  c: DeskRequest,
  application: HandledApplication,
  { status = 200, typed, problems = {}, refusal, record, sent }: AdmissionForm,
): Promise<Response> {
  const { repositories, messages: texts, language } = c.get('desk');
  const messages = texts.applications;
  const admitted = admittedStudent(application, typed);
  const offListOn = await repositories.students.offListDayOfNew(admitted);
  const others = await otherRecords(repositories, record?.student ?? admitted, record?.id);
  const { admission } = messages;
  const name = applicantName(application);
  const address = `${addresses.applications}/${application.reference}`;
  const wrong = problemTexts(messages.problems, problems);
  const shown: Readonly<Record<string, string>> = {
    shown: application.state,
    student: record?.id ?? '',
    record: recordVersion(record),
    version: applicationVersion(application),
  };
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
        <ErasureNotice c={c} application={application} />
        {record ? (
          <RecordToChange c={c} record={record} application={application} />
        ) : (
          <>
            <p>{fillIn(admission.lead, { name })}</p>
            {offListOn === '' ? (
              <OpenListNote c={c} />
            ) : (
              <p>{fillIn(admission.offList, { day: dayText(offListOn, language) })}</p>
            )}
          </>
        )}
        <OtherRecords c={c} records={others} />
        {Object.keys(shown).map((field) => (
          <input key={field} type="hidden" name={field} value={(sent ?? shown)[field] ?? ''} />
        ))}
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

/**
 * Shows whose record changes when an applicant is admitted. Where it was found by what the application says, it may belong to
 * somebody else: then it says what to ask first.
 */
function RecordToChange({
  c,
  record,
  application,
}: {
  c: DeskRequest;
  record: Student;
  application: HandledApplication;
}) {
  const { messages, language } = c.get('desk');
  const { admission } = messages.applications;
  const { student, leftOn, offListOn } = record;
  const isOwn = record.id === application.studentId;
  return (
    <section className="grid gap-3">
      <p>{isOwn ? fillIn(admission.again, { name: applicantName(application) }) : admission.listed}</p>
      <StudentFacts c={c} student={student} />
      {leftOn !== '' && <p>{fillIn(admission.comesBack, { day: dayText(leftOn, language) })}</p>}
      {offListOn !== '' && <p>{fillIn(admission.offList, { day: dayText(offListOn, language) })}</p>}
      {student.address !== application.address && (
        <p className="whitespace-pre-line">
          {fillIn(admission.newAddress, { address: application.address })}
        </p>
      )}
      {!isOwn && <p className="font-semibold">{admission.askFirst}</p>}
    </section>
  );
}

/** Asks before an applicant is declined, and shows the message that they get. */
export async function getDeclining(c: DeskRequest): Promise<Response> {
  return renderDeclining(c, await openedApplication(c));
}

/** Declines the applicant, unless someone else gave the application another state since the page was shown. */
export async function postDeclining(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const reference = askedReference(c);
  const { shown: state, version } = await postedTexts(c);
  const shown = stateNamed(state);
  const change = { reference, to: 'declined', shown, version } as const;
  const error = await refused(() =>
    changeApplicationState(repositories, c.get('signedIn').person, change, now()),
  );
  if (error) {
    const current = await openedApplication(c);
    return renderDeclining(c, current, refusalOf(c, error, { shown, current: current.state }));
  }
  return c.redirect(`${addresses.applications}/${reference}?done=declined`, 303);
}

async function renderDeclining(
  c: DeskRequest,
  application: HandledApplication,
  refusal?: { title: string; text: string },
): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.applications;
  const name = applicantName(application);
  const person = c.get('signedIn').person.name;
  const opened = { application, student: undefined };
  const { facts } = await desk.content();
  const letter = preparedLetter(desk.messagesIn, facts, opened, { person, state: 'declined' });
  return renderQuestion(c, {
    status: refusal ? 409 : 200,
    title: fillIn(messages.declining.title, { name }),
    back: { label: name, to: `${addresses.applications}/${application.reference}` },
    view: (
      <>
        <Refusal title={refusal?.title ?? ''} text={refusal?.text} />
        <ErasureNotice c={c} application={application} />
        <input type="hidden" name="shown" value={application.state} />
        <input type="hidden" name="version" value={applicationVersion(application)} />
        <p>{messages.declining.lead}</p>
        <h2 className="text-xl">
          {messages.declining.message} ({languageName(letter.language, desk.language)})
        </h2>
        <p
          lang={languageTag(letter.language)}
          className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line"
        >
          {letter.text}
        </p>
      </>
    ),
    button: messages.decline,
    variant: 'primary',
  });
}
