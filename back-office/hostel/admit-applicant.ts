import { type Placement, admittedStudent } from '../../domain/hostel/admission.ts';
import type { ApplicationState } from '../../domain/hostel/application-state.ts';
import { placedFieldNames, type StudentEntry } from '../../domain/hostel/student.ts';
import { cleanText } from '../../domain/values/plain-text.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import { studentIdentity } from '../../storage/hostel/student-identity.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { type Actor, logChange } from '../log/log.ts';
import { ChangedMeanwhileError, RefusalError } from '../staff-error.ts';
import { applicationVersion, findHandledApplication, logApplication, recordToChange } from './application.ts';
import { samePersons } from './same-persons.ts';

/**
 * The state that was shown before an applicant was admitted, the id of the record that changes, '' for none, and the versions of that
 * record and of the application; one that is left out is not compared.
 */
export type ShownAdmission = {
  state: ApplicationState | undefined;
  studentId: string;
  record?: string;
  version?: string;
};

/** The version of the record that an admission changes, which differs from that of any other; '' where it adds one. */
export function recordVersion(record: Student | undefined): string {
  return record ? versionOf([record.student, record.leftOn, record.offListOn]) : '';
}

/**
 * Puts an applicant on the list of students; admitting again corrects the placement. Throws a StaffError where there is
 * no such application, where the applicant is listed with other contact details, or where the record that would change is
 * not the one that was `shown`, or not as it was shown; a ChangedMeanwhileError where the application is not in the state or
 * the version in which it was `shown`.
 */
export async function admitApplicant(
  repositories: Repositories,
  actor: Actor,
  { reference, placement, shown }: { reference: string; placement: Placement; shown: ShownAdmission },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    await all.students.lock();
    const application = await findHandledApplication(all, reference);
    const { version = applicationVersion(application) } = shown;
    if (application.state !== shown.state || applicationVersion(application) !== version)
      throw new ChangedMeanwhileError();
    const before = await recordToChange(all, application);
    const { record: shownRecord = recordVersion(before) } = shown;
    if ((before?.id ?? '') !== shown.studentId || recordVersion(before) !== shownRecord)
      throw new RefusalError('otherRecord');
    const student = admittedStudent(application, cleanPlacement(placement), before?.student);
    const same = await samePersons(all, student);
    refuseSecondEntry(student, before ? [before, ...same] : same);
    await all.publicStudents.save([student]);
    const record = await all.students.findSame(student);
    if (!record) throw new Error(`The student who was admitted by ${reference} was not stored.`);
    await markAdmitted(all, actor, application, record, now);
    await logStudent(all, actor, record, before, now);
  });
}

function cleanPlacement(placement: Placement): Placement {
  const values = placedFieldNames.map((name) => {
    const value = placement[name];
    return [name, typeof value === 'string' ? cleanText(value) : value];
  });
  return Object.fromEntries(values) as Placement;
}

// A record is stored by name, email and phone as they are written: where one of these is otherwise, saving would add a second
// entry. Staff decide whether it changes, since anybody can apply in a student's name.
function refuseSecondEntry(student: StudentEntry, same: readonly Student[]) {
  const other = same
    .map((each) => each.student)
    .find((each) => studentIdentity(each) !== studentIdentity(student));
  if (!other) return;
  throw new RefusalError('listedOtherwise', { name: other.name, email: other.email, phone: other.phone });
}

async function markAdmitted(
  all: Repositories,
  actor: Actor,
  application: HandledApplication,
  { id, student: { hostelName, roomNumber } }: Student,
  now: Date,
) {
  const { reference, state, stateSince } = application;
  const after = { state: 'admitted' as const, stateSince: now.toISOString(), studentId: id };
  const handling = state === 'admitted' ? { ...after, stateSince } : after;
  if (!(await all.inbox.change(reference, state, handling))) throw new ChangedMeanwhileError();
  // An older backup would withdraw it again, and take the student off the list with it.
  const isReopened =
    state !== 'admitted' && (await all.erasures.lastTime('withdrawal', reference)) !== undefined;
  if (isReopened) await all.erasures.note('reopening', reference, now);
  const change = { before: { state }, after: { state: after.state, hostelName, roomNumber } };
  await logApplication(all, actor, application, { action: 'admit', ...change }, now);
}

async function logStudent(
  all: Repositories,
  actor: Actor,
  { id, student }: Student,
  before: Student | undefined,
  now: Date,
) {
  const change = {
    kind: 'student' as const,
    id,
    name: student.name,
    before: before?.student,
    after: student,
  };
  await logChange(all, actor, { action: before ? 'change' : 'add', ...change }, now);
}
