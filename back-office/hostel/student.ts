import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type PublicationConsent,
  publicationConsentSchema,
} from '../../domain/consents/publication-consent.ts';
import { type StudentEntry, storedStudentSchema } from '../../domain/hostel/student.ts';
import { areRatherTwo } from '../../domain/people/same-person.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { isSameStudent } from '../../storage/hostel/student-identity.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { ConsentTakenBackError, dayTakenBack } from '../consents/taken-back.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { moveToBin } from '../entries/move-to-bin.ts';
import { type Actor, logChange, logOpening } from '../log/log.ts';
import { ChangedMeanwhileError, RefusalError } from '../staff-error.ts';
import { keptStudents, sameStudents } from './kept-students.ts';
import { samePersons, theirOtherIds, theirOtherRecords } from './same-persons.ts';

/** Adds a student at the end of the list; gives their id. Throws a StaffError where the same student is there. */
export async function addStudent(
  repositories: Repositories,
  actor: Actor,
  student: StudentEntry,
  now = new Date(),
): Promise<string> {
  return repositories.inTransaction(async (all) => {
    await all.students.lock();
    // As an import does: their application belongs to that record.
    const id = (await all.students.binnedId(student)) ?? randomUUID();
    await refuseSame(all, student);
    const position = await all.students.nextPosition();
    const createdAt = now.toISOString();
    const entry = {
      id,
      position,
      createdAt,
      student,
      leftOn: '',
      consent: undefined,
      offListOn: '',
    };
    await all.students.save(entry, createdAt);
    const change = { kind: 'student' as const, id, name: student.name, after: student };
    await logChange(all, actor, { action: 'add', ...change }, now);
    return id;
  });
}

/**
 * Stores that a student may be published, or no longer may (undefined): then in no record that is theirs. Throws a
 * ChangedMeanwhileError where a consent is to take the place of another than the one that was shown, a ConsentTakenBackError where
 * it was taken back, a StaffError where there is no such student.
 */
export async function changeConsent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { consent, version }: { consent: PublicationConsent | undefined; version: string },
  now = new Date(),
): Promise<void> {
  await changeRecord(
    repositories,
    actor,
    id,
    {
      action: consent ? 'consent' : 'withdraw-consent',
      part: 'consent',
      async value(record, all) {
        // No family waits for who has changed it meanwhile.
        if (consent && consentVersion(record.consent) !== version) throw new ChangedMeanwhileError();
        const others = await theirOtherRecords(all, record.student, id);
        if (!consent) {
          for (const other of others) await withdrawWith(all, actor, other, now);
          await recordTakenBack(all, id, ['student-consent'], now);
          return undefined;
        }
        // Also in a record of before that went to the bin.
        const { ids } = sameStudents(await keptStudents(all), [id]);
        const theirs = [...ids, ...(await theirOtherIds(all, record.student, id))];
        const day = await dayTakenBack(all, 'student-consent', theirs, consent);
        if (day !== undefined) throw new ConsentTakenBackError(day);
        return consent;
      },
    },
    now,
  );
}

// Visitors would go on reading of the same person in another record.
async function withdrawWith(all: Repositories, actor: Actor, record: Student, now: Date): Promise<void> {
  const { id, consent, student } = record;
  await recordTakenBack(all, id, ['student-consent'], now);
  if (!consent) return;
  await all.students.save({ ...record, consent: undefined }, now.toISOString());
  const change = { action: 'withdraw-consent', kind: 'student', id, name: student.name } as const;
  await logChange(all, actor, { ...change, before: consent }, now);
}

/** Takes a student off the public list from now on and keeps them in the desk; `leftOn` is the day on which they left. */
export async function leaveList(
  repositories: Repositories,
  actor: Actor,
  { id, leftOn }: { id: string; leftOn: string },
  now = new Date(),
): Promise<void> {
  const change = { action: 'leave', part: 'leftOn', value: () => leftOn } as const;
  await changeRecord(repositories, actor, id, change, now);
}

/** Puts a student who has left on the list again; throws a StaffError where there is no such student. */
export async function comeBack(
  repositories: Repositories,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<void> {
  const change = { action: 'come-back', part: 'leftOn', value: () => '' } as const;
  await changeRecord(repositories, actor, id, change, now);
}

/**
 * Takes a student off the public list for good, in each record that is theirs, whoever may read it, and takes the consent to
 * be on it back: only a consent that is given later puts them there again, also in a record that is added after this one is gone.
 * Erasing them ends that, too. Throws a StaffError where there is no such student.
 */
export async function takeOffPublicList(
  repositories: Repositories,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    await all.students.lock();
    const record = await findStudent(all, id);
    const others = await theirOtherRecords(all, record.student, id);
    for (const each of [record, ...others]) await takeRecordOff(all, actor, each, now);
  });
}

async function takeRecordOff(all: Repositories, actor: Actor, record: Student, now: Date): Promise<void> {
  const { id, consent, offListOn, student } = record;
  // Pressed twice.
  if (offListOn !== '' && !consent) return;
  const off = { offListOn: dayInIndia(now.toISOString()), consent: undefined };
  // An older form can't store a consent of before, whether there was one or not.
  await recordTakenBack(all, id, ['off-list', 'student-consent'], now);
  await all.students.save({ ...record, ...off }, now.toISOString());
  const texts = { before: { offListOn, consent }, after: off };
  await logChange(
    all,
    actor,
    { action: 'take-off-list', kind: 'student', id, name: student.name, ...texts },
    now,
  );
}

// An older backup would bring it back, also in a record of before that went to the bin.
async function recordTakenBack(
  all: Repositories,
  id: string,
  kinds: readonly ('off-list' | 'student-consent')[],
  now: Date,
): Promise<void> {
  for (const each of sameStudents(await keptStudents(all), [id]).ids)
    for (const kind of kinds) await all.erasures.note(kind, each, now);
}

/** A change of one part of a student's record, and the action that the log names for it. */
type RecordChange<Part extends keyof Student> = {
  action: string;
  part: Part;
  /** The new value; throws where the student can't be changed. */
  value: (record: Student, all: Repositories) => Student[Part] | Promise<Student[Part]>;
};

/** Changes one part of a student's record in a transaction and logs it. */
export async function changeRecord<Part extends 'student' | 'leftOn' | 'consent'>(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { action, part, value }: RecordChange<Part>,
  now: Date,
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    // Whoever changes the student at this moment is seen by the check of its version.
    await all.students.lock();
    const record = await findStudent(all, id);
    const changed = { ...record, [part]: await value(record, all) };
    await all.students.save(changed, now.toISOString());
    const texts = { before: record[part], after: changed[part] };
    await logChange(all, actor, { action, kind: 'student', id, name: record.student.name, ...texts }, now);
  });
}

/** Refuses who is there already; who was there twice `before` a change can be changed all the same. */
export async function refuseSame(all: Repositories, student: StudentEntry, before?: Student) {
  const exact = await all.students.findSame(student);
  const same = (await samePersons(all, student)).find(
    (each) =>
      each.id !== before?.id &&
      !(before && isSameStudent(each.student, before.student)) &&
      (each.id === exact?.id || !areRatherTwo(each.student, student)),
  );
  if (!same) return;
  const { name, email, phone } = same.student;
  throw new RefusalError(same.leftOn === '' ? 'studentListed' : 'studentLeft', { name, email, phone });
}

/** Moves a student to the bin; throws a StaffError where there is no such student. */
export async function deleteStudent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const record = await findStudent(all, id);
    // Who was taken off the public list before what they are known by was noted is not listed again in a new record either.
    if (record.offListOn !== '') await all.students.save(record, now.toISOString());
    await all.students.remove(id);
    await moveToBin(all, actor, { kind: 'student', id, name: record.student.name, data: record }, now);
  });
}

const binnedSchema = v.pipe(
  v.object({
    id: v.string(),
    position: v.number(),
    createdAt: v.string(),
    student: storedStudentSchema,
    leftOn: v.string(),
    consent: v.optional(publicationConsentSchema),
    // Students who were deleted before this was kept have none.
    offListOn: v.optional(v.string(), ''),
  }),
  v.transform(({ consent, ...same }) => ({ ...same, consent })),
);

/**
 * Puts a student of the bin back, with id, place in the list, leaving and consent, but without one that was taken back; gives
 * whether that was so. Throws a StaffError where the same student was added again meanwhile, a ValiError where the data can't
 * be read.
 */
export async function restoreStudent(
  repositories: Repositories,
  data: unknown,
  now = new Date(),
): Promise<boolean> {
  const record = v.parse(binnedSchema, data);
  return repositories.inTransaction(async (all) => {
    await all.students.lock();
    // Who came back otherwise has the id, maybe with other details.
    const isThere = await all.students.has(record.id);
    if (isThere || (await samePersons(all, record.student)).length > 0)
      throw new RefusalError('studentAddedAgain', { name: record.student.name });
    const { id, consent } = record;
    const ids = [id, ...(await theirOtherIds(all, record.student, id))];
    const isTakenBack = (await dayTakenBack(all, 'student-consent', ids, consent)) !== undefined;
    await all.students.save(isTakenBack ? { ...record, consent: undefined } : record, now.toISOString());
    return isTakenBack;
  });
}

/** Opens a student's record and writes to the log who opened it, once a visit; throws a StaffError where there is no such student. */
export async function openStudent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<Student> {
  return repositories.inTransaction(async (all) => {
    const record = await findStudent(all, id);
    await logOpening(all, actor, { kind: 'student', id, name: record.student.name }, now);
    return record;
  });
}

/** The student with that id, also one who has left; throws a StaffError where there is none. */
export async function findStudent(
  { students }: Pick<Repositories, 'students'>,
  id: string,
): Promise<Student> {
  const record = await students.find(id);
  if (!record) throw new RefusalError('studentGone');
  return record;
}

/** The version of a consent, which differs from that of any other and from that of none. */
export function consentVersion(consent: PublicationConsent | undefined): string {
  return versionOf(consent ?? '');
}
