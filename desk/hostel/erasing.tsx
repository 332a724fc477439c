import { findHandledApplication } from '../../back-office/hostel/application.ts';
import { studentAdmittedBy, eraseApplication, eraseStudents } from '../../back-office/hostel/erase.ts';
import { otherRecords } from '../../back-office/hostel/same-persons.ts';
import { findStudent } from '../../back-office/hostel/student.ts';
import { finishErasure } from '../../back-office/privacy/finish-erasure.ts';
import { CHECKED } from '../../domain/entries/field-problems.ts';
import { admittedStudent, applicantName, nowhere } from '../../domain/hostel/admission.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { CheckboxField } from '../forms/controls.tsx';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderQuestion } from '../layout/question-page.tsx';
import { askedReference } from './application-forms.ts';
import { OtherRecords } from './student-form.tsx';
import { askedId } from './student.tsx';

/** Asks before the student of an address is erased, and says what goes and what stays. */
export async function getStudentErasing(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const { id, student } = await findStudent(repositories, askedId(c));
  const others = await otherRecords(repositories, student, id);
  return renderErasing(c, {
    name: student.name,
    page: `${addresses.students}/${id}`,
    messages: messages.students.erasing,
    others,
  });
}

/** Erases the student for good and leads back to the list. */
export async function postStudentErasing(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await eraseStudents(repositories, c.get('signedIn').person, { ids: [askedId(c)] }, now());
  await finish(c);
  return c.redirect(`${addresses.students}?done=erased`, 303);
}

const ALSO_STUDENT = 'student';

/** Asks before the application of an address is erased; the student that it made can be erased with it. */
export async function getApplicationErasing(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const { erasing } = messages.applications;
  const application = await findHandledApplication(repositories, askedReference(c));
  const record = await studentAdmittedBy(repositories, application);
  const student = record?.student ?? admittedStudent(application, nowhere);
  return renderErasing(c, {
    name: applicantName(application),
    page: `${addresses.applications}/${application.reference}`,
    messages: erasing,
    others: await otherRecords(repositories, student, record?.id),
    also: record && { name: ALSO_STUDENT, label: fillIn(erasing.student, { name: record.student.name }) },
  });
}

/** Erases the application for good and leads back to the inbox. */
export async function postApplicationErasing(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const withStudent = (await postedTexts(c))[ALSO_STUDENT] === CHECKED;
  const erased = { reference: askedReference(c), withStudent };
  await eraseApplication(repositories, c.get('signedIn').person, erased, now());
  await finish(c);
  return c.redirect(`${addresses.applications}?done=erased`, 303);
}

type Erasing = {
  name: string;
  page: string;
  messages: { title: string; goes: string; stays: string; first?: string; erase: string };
  /** Other records that seem to be of the same person; they stay. */
  others: readonly Student[];
  /** A checkbox for what can be erased at the same time; it is sent as its name. */
  also?: { name: string; label: string } | undefined;
};

function renderErasing(c: DeskRequest, { name, page, messages, others, also }: Erasing): Response {
  const { title, goes, stays, first, erase } = messages;
  return renderQuestion(c, {
    title: fillIn(title, { name }),
    back: { label: name, to: page },
    view: (
      <>
        <p>{goes}</p>
        <p>{stays}</p>
        <OtherRecords c={c} records={others} />
        {also && <CheckboxField {...also} defaultChecked={false} />}
        {first !== undefined && <p className="font-semibold">{first}</p>}
      </>
    ),
    button: erase,
  });
}

// The database has the erasure; what can't be done now is done when something else is removed.
async function finish(c: DeskRequest): Promise<void> {
  const { site, log } = c.get('desk');
  await finishErasure(site).catch((cause: unknown) => log('an erasure can’t be finished', cause));
}
