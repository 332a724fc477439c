import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import { admittedStudent, type Placement, studentsWhoApplied } from '../../domain/admission.ts';
import type { ApplicationState } from '../../domain/application-state.ts';
import { cleanText } from '../../domain/plain-text.ts';
import type { Student } from '../../domain/student.ts';
import type { Actor } from '../actor.ts';
import { ChangedMeanwhileError } from '../editing/changed-meanwhile-error.ts';
import { logChange } from '../log/log-change.ts';
import { RefusalError } from '../refusal-error.ts';
import { findHandledApplication } from './find-application.ts';
import { logApplication } from './log-application.ts';

/** Who was admitted, and whether they were on the list of students before. */
export type Admission = { student: Student; wasListed: boolean };

/**
 * Puts an applicant on the list of students; admitting again corrects the placement. Throws a StaffError where there is
 * no such application, or where the applicant is listed with other contact details; a ChangedMeanwhileError where the
 * application is not in the state in which it was `shown`.
 */
export async function admitApplicant(
  repositories: Repositories,
  actor: Actor,
  {
    reference,
    placement,
    shown,
  }: { reference: string; placement: Placement; shown?: ApplicationState | undefined },
  now = new Date(),
): Promise<Admission> {
  return repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    if (shown !== undefined && application.state !== shown) throw new ChangedMeanwhileError();
    const student = admittedStudent(application, cleanPlacement(placement));
    const listed = studentsWhoApplied(application, await all.students.all());
    refuseSecondEntry(student, listed);
    await all.students.save([student]);
    await markAdmitted(all, actor, application, student, now);
    await logStudent(all, actor, student, listed[0], now);
    return { student, wasListed: listed.length > 0 };
  });
}

function cleanPlacement(placement: Placement): Placement {
  return {
    course: cleanText(placement.course),
    c_year: cleanText(placement.c_year),
    section: cleanText(placement.section),
    hostelName: cleanText(placement.hostelName),
    roomNumber: cleanText(placement.roomNumber),
    feesPaid: placement.feesPaid,
  };
}

// A student is known by name, e-mail and phone: where one of these was changed since, saving would add a second entry.
function refuseSecondEntry({ email, phone }: Student, listed: readonly Student[]) {
  const other = listed.find(
    (each) => each.email.toLowerCase() !== email.toLowerCase() || each.phone !== phone,
  );
  if (!other) return;
  throw new RefusalError('listedOtherwise', { name: other.name, email: other.email, phone: other.phone });
}

async function markAdmitted(
  all: Repositories,
  actor: Actor,
  application: HandledApplication,
  { hostelName, roomNumber }: Student,
  now: Date,
) {
  const { reference, state, stateSince } = application;
  const after = { state: 'admitted' as const, stateSince: now.toISOString() };
  const handling = state === 'admitted' ? { ...after, stateSince } : after;
  if (!(await all.inbox.change(reference, state, handling))) throw new ChangedMeanwhileError();
  const change = { before: { state }, after: { state: after.state, hostelName, roomNumber } };
  await logApplication(all, actor, application, { action: 'admit', ...change }, now);
}

async function logStudent(
  all: Repositories,
  actor: Actor,
  student: Student,
  before: Student | undefined,
  now: Date,
) {
  const record = await all.studentRecords.findSame(student);
  if (!record) return;
  const change = { kind: 'student' as const, id: record.id, name: student.name, before, after: student };
  await logChange(all, actor, { action: before ? 'change' : 'add', ...change }, now);
}
