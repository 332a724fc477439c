import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { versionOf } from '../../back-office/entries/edited-entry.ts';
import { changeStudent, OtherPersonError } from '../../back-office/hostel/change-student.ts';
import { recordsOfOthers } from '../../back-office/hostel/same-persons.ts';
import {
  addStudent,
  comeBack,
  deleteStudent,
  leaveList,
  openStudent,
  takeOffPublicList,
} from '../../back-office/hostel/student.ts';
import { ChangedMeanwhileError } from '../../back-office/staff-error.ts';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import { readForm } from '../../domain/entries/field-problems.ts';
import { shownToVisitors } from '../../domain/hostel/enrolled-access.ts';
import { lastDayProblem, studentFormSchema } from '../../domain/hostel/student-form.ts';
import type { StudentEntry } from '../../domain/hostel/student.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { TextField } from '../../ui/field.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Notice, refusalText, refused } from '../layout/notice.tsx';
import { dayText, todayInIndia } from '../layout/time-text.ts';
import {
  OpenListNote,
  OtherRecords,
  StudentFacts,
  StudentForm,
  type StudentTrouble,
  personField,
  typedStudent,
} from './student-form.tsx';

/** One student. */
export async function getStudent(c: DeskRequest): Promise<Response> {
  return renderStudent(c, await openedStudent(c));
}

/** Saves a student, unless someone else has since the form was shown: then both versions come back. */
export async function postStudent(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const id = askedId(c);
  const posted = await postedTexts(c);
  const reading = readForm(studentFormSchema, posted);
  if (!reading.ok) {
    const { version = '' } = posted;
    const trouble = {
      status: 422,
      typed: typedStudent(posted),
      problems: reading.problems,
      version,
    } as const;
    return renderStudent(c, await openedStudent(c), trouble);
  }
  const change = {
    student: reading.values,
    version: posted['version'] ?? '',
    isSamePerson: posted[personField.name] === personField.same,
  };
  let isInApplication = false;
  const error = await refused(async () => {
    ({ isInApplication } = await changeStudent(repositories, c.get('signedIn').person, id, change, now()));
  });
  if (error) {
    const record = await openedStudent(c);
    return renderStudent(c, record, {
      status: 409,
      typed: reading.values,
      ...(error instanceof ChangedMeanwhileError
        ? { saved: record.student }
        : { refusal: refusalText(c, error), isOtherPerson: error instanceof OtherPersonError }),
    });
  }
  return done(c, id, isInApplication ? 'savedInBoth' : 'saved');
}

/** Stores on which day the student has left. */
export async function postLeave(c: DeskRequest): Promise<Response> {
  const { repositories, messages, content, now } = c.get('desk');
  const id = askedId(c);
  const { leftOn = '' } = await postedTexts(c);
  const { retention } = await content();
  const problem = lastDayProblem(leftOn, retention.leftStudents, now());
  if (problem) {
    const leaving = { leftOn, problem: messages.students.problems.leftOn[problem] };
    return renderStudent(c, await openedStudent(c), { status: 422, leaving });
  }
  await leaveList(repositories, c.get('signedIn').person, { id, leftOn }, now());
  return done(c, id, 'left');
}

/** Puts the student on the list again. */
export async function postComeBack(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await comeBack(repositories, c.get('signedIn').person, askedId(c), now());
  return done(c, askedId(c), 'back');
}

/** Takes the student off the public list at the family's wish. */
export async function postOffList(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await takeOffPublicList(repositories, c.get('signedIn').person, askedId(c), now());
  return done(c, askedId(c), 'off');
}

/** Moves the student to the bin and leads back to the list. */
export async function postBin(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await deleteStudent(repositories, c.get('signedIn').person, askedId(c), now());
  return c.redirect(`${addresses.students}?done=binned`, 303);
}

/** The student of an address, whose details are shown; the log tells who opened them. */
export function openedStudent(c: DeskRequest): Promise<Student> {
  const { repositories, now } = c.get('desk');
  return openStudent(repositories, c.get('signedIn').person, askedId(c), now());
}

/** The id that the address of a student's page names. */
export function askedId(c: DeskRequest): string {
  return c.req.param('id') ?? '';
}

function done(c: DeskRequest, id: string, word: string): Response {
  return c.redirect(`${addresses.students}/${id}?done=${word}`, 303);
}

/** The empty form of a student, with the hostel that was used last. */
export async function getNewStudent(c: DeskRequest): Promise<Response> {
  const last = await c.get('desk').repositories.students.lastPlaced();
  return renderNewStudent(c, typedStudent({ hostelName: last?.student.hostelName ?? '' }));
}

/** Adds a student; what is wrong comes back with all that was typed. */
export async function postNewStudent(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const posted = await postedTexts(c);
  const reading = readForm(studentFormSchema, posted);
  if (!reading.ok) return renderNewStudent(c, typedStudent(posted), { problems: reading.problems }, 422);
  let id = '';
  const error = await refused(async () => {
    id = await addStudent(repositories, c.get('signedIn').person, reading.values, now());
  });
  if (error) return renderNewStudent(c, typedStudent(posted), { refusal: refusalText(c, error) }, 409);
  return c.redirect(`${addresses.students}/${id}?done=added`, 303);
}

function renderNewStudent(
  c: DeskRequest,
  typed: StudentEntry,
  trouble: StudentTrouble = {},
  status: ContentfulStatusCode = 200,
): Response {
  const messages = c.get('desk').messages.students;
  return renderDeskPage(c, {
    status,
    title: messages.new,
    back: { label: messages.title, to: addresses.students },
    view: (
      <div className="grid gap-5">
        <OpenListNote c={c} />
        <StudentForm c={c} address={`${addresses.students}/new`} typed={typed} version="" trouble={trouble} />
      </div>
    ),
  });
}

/** The page of a student: what its parts are made of. */
type Screen = {
  c: DeskRequest;
  record: Student;
  address: string;
  /** Whether who is signed in may change them. */
  mayEdit: boolean;
};

/** Why a form on the page of a student was refused; `typed` are the values of its fields. */
type Trouble = StudentTrouble & {
  status: ContentfulStatusCode;
  typed?: StudentEntry;
  /** The version that the form was shown with, where it is still to be compared. */
  version?: string;
  leaving?: TypedLastDay;
};

/** A last day that was refused, as it was typed, and why. */
type TypedLastDay = { leftOn: string; problem: string };

/** Answers with the page of one student: a form for those who may change them, else what is known. */
async function renderStudent(c: DeskRequest, record: Student, trouble?: Trouble): Promise<Response> {
  const {
    repositories,
    messages: { students: messages },
  } = c.get('desk');
  const { id, student } = record;
  const others = await recordsOfOthers(repositories, student, id);
  const address = `${addresses.students}/${id}`;
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  const screen = { c, record, address, mayEdit };
  return renderDeskPage(c, {
    status: trouble?.status ?? 200,
    title: student.name,
    back: { label: messages.title, to: addresses.students },
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        {mayEdit ? (
          <StudentForm
            c={c}
            address={address}
            typed={trouble?.typed ?? student}
            version={trouble?.version ?? versionOf(student)}
            trouble={trouble ?? {}}
          />
        ) : (
          <StudentFacts c={c} student={student} />
        )}
        <Publishing {...screen} others={others} />
        <Leaving {...screen} typed={trouble?.leaving} />
        {mayEdit && (
          <>
            <form method="post" action={`${address}/bin`} className="mt-9">
              <DeskButton variant="danger">{messages.bin}</DeskButton>
            </form>
            <p className="mt-5 font-semibold">
              <TouchLink href={`${address}/erase`}>{messages.erasing.link}</TouchLink>
            </p>
          </>
        )}
      </>
    ),
  });
}

/** The parts of a student that visitors see, why, and the way to change that. */
function Publishing({ c, record, address, mayEdit, others }: Screen & { others: readonly Student[] }) {
  const { enrolledAccess, messages, language } = c.get('desk');
  const { title, shown, why, off, takeOff, change, add } = messages.students.publishing;
  const { consent, offListOn } = record;
  const visible = shownToVisitors(enrolledAccess, record, todayInIndia(c));
  const reason = offListOn === '' ? why[enrolledAccess] : fillIn(off, { day: dayText(offListOn, language) });
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{title}</h2>
      <p className="font-semibold">{shown[visible]}</p>
      <p className="mb-2 max-w-prose text-muted">{reason}</p>
      <p>{consentText(c, consent)}</p>
      {consent && <p className="wrap-anywhere whitespace-pre-line text-muted">{consent.howChecked}</p>}
      {mayEdit && (
        <p>
          <TouchLink href={`${address}/consent`}>{consent ? change : add}</TouchLink>
        </p>
      )}
      {mayEdit && visible !== 'nothing' && (
        <form method="post" action={`${address}/off-list`} className="mt-3">
          <DeskButton variant="quiet">{takeOff}</DeskButton>
        </form>
      )}
      <div className="mt-5">
        <OtherRecords c={c} records={others} />
      </div>
    </section>
  );
}

/** Says who gave a consent and from when until when it holds, that it has ended, or that there is none. */
export function consentText(c: DeskRequest, consent: PublicationConsent | undefined): string {
  const { messages, language } = c.get('desk');
  const { none, holds, ended, givers } = messages.students.publishing;
  if (!consent) return none;
  const { givenBy, givenOn, until } = consent;
  const values = {
    giver: givers[givenBy],
    from: dayText(givenOn, language),
    until: dayText(until, language),
  };
  return fillIn(until < todayInIndia(c) ? ended : holds, values);
}

/** Whether a student has left, and the way to leave or come back; `typed` is a day that was refused. */
function Leaving({
  c,
  record: { leftOn },
  address,
  mayEdit,
  typed,
}: Screen & { typed: TypedLastDay | undefined }) {
  const { language, messages } = c.get('desk');
  const { leaving } = messages.students;
  return (
    <section className="mt-9 max-w-xl">
      <h2 className="mb-2 text-xl">{leaving.title}</h2>
      <p>{leftOn === '' ? leaving.here : fillIn(leaving.left, { day: dayText(leftOn, language) })}</p>
      {mayEdit && leftOn === '' && (
        <form
          method="post"
          action={`${address}/leave`}
          noValidate
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <TextField
            label={leaving.day}
            name="leftOn"
            type="date"
            defaultValue={typed?.leftOn ?? todayInIndia(c)}
            error={typed?.problem}
          />
          <DeskButton variant="quiet" className="min-h-12">
            {leaving.leave}
          </DeskButton>
        </form>
      )}
      {mayEdit && leftOn !== '' && (
        <form method="post" action={`${address}/come-back`} className="mt-3">
          <DeskButton variant="quiet">{leaving.comeBack}</DeskButton>
        </form>
      )}
    </section>
  );
}
