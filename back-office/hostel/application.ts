import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { admittedStudent, applicantName, nowhere } from '../../domain/hostel/admission.ts';
import {
  APPLICATION_STATES,
  type ApplicationState,
  statesAfter,
} from '../../domain/hostel/application-state.ts';
import { type Application, applicationFields, applicationSchema } from '../../domain/hostel/application.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type ApplicationNote, storedEntries } from '../../storage/hostel/application-repository.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { moveToBin } from '../entries/move-to-bin.ts';
import { type Actor, type Change, logChange, logOpening } from '../log/log.ts';
import { ChangedMeanwhileError, RefusalError, StaffError } from '../staff-error.ts';
import { leaveList } from './student.ts';

/** An application in full, with its notes and the record of the student who was admitted by it, also where that was undone. */
export type OpenedApplication = {
  application: HandledApplication;
  notes: ApplicationNote[];
  student: Student | undefined;
};

/** Opens an application and writes to the log who opened it, once a visit; throws a StaffError where there is no such application. */
export async function openApplication(
  repositories: Repositories,
  actor: Actor,
  reference: string,
  now = new Date(),
): Promise<OpenedApplication> {
  return repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const opened = { id: application.reference, name: applicantName(application) };
    await logOpening(all, actor, { kind: 'application', ...opened }, now);
    return {
      application,
      notes: await all.applicationNotes.of(application.reference),
      student: application.studentId === '' ? undefined : await all.students.find(application.studentId),
    };
  });
}

/** Writes a note about an application; throws a StaffError where there is no such application. */
export async function addNote(
  repositories: Repositories,
  actor: Actor,
  { reference, text }: { reference: string; text: string },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const note = { id: randomUUID(), writtenAt: now.toISOString(), personName: actor.name, text };
    await all.applicationNotes.add(application.reference, note);
    await logApplication(all, actor, application, { action: 'add-note', after: { note: text } }, now);
  });
}

/**
 * Makes someone the person who looks after an application; a new one is being read from then on. Throws a StaffError where
 * there is no such application, a ChangedMeanwhileError where it gets another state at this moment.
 */
export async function takeOver(
  repositories: Repositories,
  actor: Actor,
  reference: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const { state, lookedAfterBy } = application;
    if (lookedAfterBy === actor.name && state !== 'new') return;
    const after = { state: state === 'new' ? ('reading' as const) : state, lookedAfterBy: actor.name };
    const stateSince = after.state === state ? application.stateSince : now.toISOString();
    if (!(await all.inbox.change(application.reference, state, { ...after, stateSince })))
      throw new ChangedMeanwhileError();
    const before = { state, lookedAfterBy };
    await logApplication(all, actor, application, { action: 'take-over', before, after }, now);
  });
}

/** The states that staff give an application by themselves; it is admitted with a placement only. */
type GivenState = Exclude<ApplicationState, 'admitted'>;

/** The action that the log names for each new state. */
const actions = {
  new: 'change-state',
  reading: 'change-state',
  waiting: 'change-state',
  declined: 'decline',
  withdrawn: 'withdraw',
} as const satisfies Record<GivenState, string>;

/**
 * The version of an application by which staff decide, which differs from that of any other: what the applicant has written, and
 * whether they want it erased.
 */
export function applicationVersion(
  application: Application & Pick<HandledApplication, 'erasureAskedAt'>,
): string {
  return versionOf([...applicationFields.map((field) => application[field]), application.erasureAskedAt]);
}

/** The choices for the entry on the list of students when an admission is undone. */
export const ENTRY_CHOICES = ['leaves', 'stays'] as const;

/** A change of state; `entry` counts where an admission is undone, `version` is the one that was shown. */
export type StateChange = {
  reference: string;
  to: GivenState;
  shown?: ApplicationState | undefined;
  version?: string | undefined;
  entry?: (typeof ENTRY_CHOICES)[number] | undefined;
};

/**
 * Gives an application another state. The student who was admitted by it leaves the list of students on that day, unless their
 * `entry` stays: nobody stays public because a form did not ask. Gives whether they left. Throws a StaffError where there is no
 * such application or that state can't follow, a ChangedMeanwhileError where it is not in the state or the version in which it
 * was `shown`.
 */
export async function changeApplicationState(
  repositories: Repositories,
  actor: Actor,
  { reference, to, shown, version, entry = 'leaves' }: StateChange,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, reference);
    const { state } = application;
    if (shown !== undefined && state !== shown) throw new ChangedMeanwhileError();
    if (version !== undefined && applicationVersion(application) !== version)
      throw new ChangedMeanwhileError();
    if (!statesAfter(state).includes(to)) throw new RefusalError('stateImpossible');
    const student = await ownRecord(all, application);
    const leaves = student?.leftOn === '' && entry === 'leaves';
    // Before the application changes: an admission locks both in this order.
    if (leaves) await leaveList(all, actor, { id: student.id, leftOn: dayInIndia(now.toISOString()) }, now);
    const handling = { state: to, stateSince: now.toISOString() };
    if (!(await all.inbox.change(application.reference, state, handling))) throw new ChangedMeanwhileError();
    if (to === 'withdrawn') await noteWithdrawal(all, application, now);
    // An older backup would withdraw it again, and take the student off the list with it.
    if (state === 'withdrawn') await all.erasures.note('reopening', application.reference, now);
    const change = { action: actions[to], before: { state }, after: { state: to } };
    await logApplication(all, actor, application, change, now);
    return leaves;
  });
}

/**
 * Notes that an application is withdrawn, so that an older backup does not bring it back, nor whoever was admitted by it: those leave
 * the list with a repeated withdrawal, unless they are on it now. Call it in the transaction that withdraws it.
 */
export async function noteWithdrawal(
  { erasures, students }: Pick<Repositories, 'erasures' | 'students'>,
  { reference, studentId }: HandledApplication,
  now: Date,
): Promise<void> {
  await erasures.note('withdrawal', reference, now);
  const student = studentId === '' ? undefined : await students.find(studentId);
  if (student?.leftOn === '') await erasures.note('stay', reference, now);
}

/** Moves an application with its notes to the bin; throws a StaffError where there is no such application. */
export async function deleteApplication(
  repositories: Repositories,
  actor: Actor,
  typedReference: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const application = await findHandledApplication(all, typedReference);
    const { reference } = application;
    const isApart = (await all.inbox.findIdentical(application)) !== reference;
    const data = { application, notes: await all.applicationNotes.of(reference), isApart };
    await all.applicationNotes.removeOf(reference);
    await all.applications.remove(reference);
    const entry = { kind: 'application' as const, id: reference, name: applicantName(application), data };
    await moveToBin(all, actor, entry, now);
  });
}

const binnedSchema = v.object({
  application: v.object({
    ...storedEntries(applicationSchema.entries),
    reference: v.string(),
    receivedAt: v.string(),
    language: v.string(),
    state: v.picklist(APPLICATION_STATES),
    stateSince: v.string(),
    lookedAfterBy: v.string(),
    // Applications that were deleted before these were kept have none.
    studentId: v.optional(v.string(), ''),
    noticeVersion: v.optional(v.string(), ''),
    noticeAt: v.optional(v.string(), ''),
    erasureAskedAt: v.optional(v.string(), ''),
    suspect: v.optional(v.boolean(), false),
  }),
  notes: v.array(
    v.object({ id: v.string(), writtenAt: v.string(), personName: v.string(), text: v.string() }),
  ),
  // Whether an identical one had become an application of its own; applications that were deleted before this was kept do not say.
  isApart: v.optional(v.boolean(), false),
});

/**
 * Puts an application of the bin back, with its reference, state and notes. Throws a StaffError where the same application
 * was sent again meanwhile, a ValiError where the data can't be read.
 */
export async function restoreApplication(repositories: Repositories, data: unknown): Promise<void> {
  const { application, notes, isApart } = v.parse(binnedSchema, data);
  await repositories.inTransaction(async (all) => {
    const other = isApart ? undefined : await all.inbox.findIdentical(application);
    if (other !== undefined) throw new RefusalError('applicationSentAgain', { reference: other });
    await all.inbox.putBack(application, { isApart });
    for (const note of notes) await all.applicationNotes.add(application.reference, note);
  });
}

/** The application with that reference, in any case, and how far staff have come with it; throws a StaffError where there is none. */
export async function findHandledApplication(
  { inbox }: Pick<Repositories, 'inbox'>,
  typedReference: string,
): Promise<HandledApplication> {
  const reference = typedReference.trim().toUpperCase();
  const application = await inbox.find(reference);
  if (application) return application;
  throw new StaffError(`There is no application ${reference}.`);
}

/** The application with that reference, also one that is in the bin; undefined where there is none, or it can't be read. */
export async function findAlsoInBin(
  { inbox, bin }: Pick<Repositories, 'inbox' | 'bin'>,
  reference: string,
): Promise<HandledApplication | undefined> {
  const application = await inbox.find(reference);
  if (application) return application;
  const entry = (await bin.all('application')).find(({ entryId }) => entryId === reference);
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), binnedSchema), entry?.data);
  return reading.success ? reading.output.application : undefined;
}

/** Writes to the log what was done to an application, with its reference and the applicant's name. */
export function logApplication(
  repositories: Pick<Repositories, 'log'>,
  actor: Actor,
  application: Application & { reference: string },
  change: Pick<Change, 'action' | 'before' | 'after'>,
  now: Date,
): Promise<void> {
  const { reference } = application;
  const name = applicantName(application);
  return logChange(repositories, actor, { ...change, kind: 'application', id: reference, name }, now);
}

type Records = Pick<Repositories, 'students'>;

/**
 * The record that changes when an applicant is admitted: the application's own, or else the one with the same name, email
 * and phone, also of someone who has left; undefined where admitting adds one.
 */
export async function recordToChange(
  all: Records,
  application: HandledApplication,
): Promise<Student | undefined> {
  const own = await ownRecord(all, application);
  return own ?? all.students.findSame(admittedStudent(application, nowhere));
}

/**
 * The student's record that belongs to an application: of the student who was admitted by it, while it is admitted. Never
 * another one, whatever an application says of itself: anybody can send one in a student's name.
 */
export async function ownRecord(
  { students }: Records,
  { state, studentId }: { state: string; studentId: string },
): Promise<Student | undefined> {
  return state === 'admitted' && studentId !== '' ? students.find(studentId) : undefined;
}
