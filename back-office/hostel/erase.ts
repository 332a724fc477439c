import { typedReference } from '../../domain/hostel/application-reference.ts';
import type { StudentEntry } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import { type Actor, logChange } from '../log/log.ts';
import { StaffError } from '../staff-error.ts';
import { findAlsoInBin } from './application.ts';
import { type Forgotten, forgetApplication, forgetStudent, forgetToldOf } from './forget.ts';
import { type KeptStudent, keptStudents, sameStudents, storedStudents } from './kept-students.ts';

/**
 * How many entries of the bin went and of how many the log tells no more, and the records that are still on the list though
 * they seem to be of the same person.
 */
type ErasedStudents = { inBin: number; logEntries: number; listed: KeptStudent[] };

/**
 * Erases an application, also one that is in the bin, for good and for every backup that is restored later; with `withStudent`
 * the student, too, who was admitted by it; gives how much went, `students` being 1 or 0, and who is still `listed` though they
 * seem to be that student. The log keeps the reference and counts. Throws a StaffError where there is no such application, or no
 * such student and one is `required`: with the application goes what names them.
 */
export async function eraseApplication(
  repositories: Repositories,
  actor: Actor,
  { reference: typed, withStudent = false }: { reference: string; withStudent?: boolean | 'required' },
  now = new Date(),
): Promise<Forgotten & { students: number; listed: KeptStudent[] }> {
  const reference = typedReference(typed);
  return repositories.inTransaction(async (all) => {
    const application = withStudent === false ? undefined : await findAlsoInBin(all, reference);
    const student = application && (await studentAdmittedBy(all, application));
    const forgotten = await forgetApplication(all, reference);
    if (forgotten.applications + forgotten.inBin === 0)
      throw new StaffError(`There is no application ${reference}.`);
    // What was removed in this transaction is there again.
    if (withStudent === 'required' && !student) throw await noStudent(all, reference, application?.studentId);
    const erased = student && (await eraseAll(all, actor, { ids: [student.id] }, now));
    await all.erasures.note('application', reference, now);
    const change = { action: 'erase', kind: 'application', id: reference, name: '' } as const;
    await logChange(all, actor, { ...change, after: forgotten }, now);
    return { ...forgotten, students: student ? 1 : 0, listed: erased?.listed ?? [] };
  });
}

async function noStudent(all: Repositories, reference: string, studentId = ''): Promise<StaffError> {
  const before = (await storedStudents(all)).find(({ id }) => id === studentId);
  const why = before
    ? `The admission by ${reference} was undone, and the student is still kept.`
    : `No student is kept who was admitted by ${reference}.`;
  return new StaffError(
    `${why} Nothing was erased. Leave --with-student out, or erase the student first: students erase ${before?.id ?? 'WHO'}`,
  );
}

/**
 * The student who was admitted by an application, while it is admitted, also one who is in the bin; undefined where there is
 * none. Never another one, whatever an application says of itself.
 */
export async function studentAdmittedBy(
  all: Pick<Repositories, 'students' | 'bin'>,
  { state, studentId }: Pick<HandledApplication, 'state' | 'studentId'>,
): Promise<KeptStudent | undefined> {
  if (state !== 'admitted' || studentId === '') return undefined;
  return (await storedStudents(all)).find(({ id }) => id === studentId);
}

/** The ids of students, and those of whom only the log tells. */
type AskedStudents = { ids: readonly string[]; persons?: readonly StudentEntry[] };

/**
 * Erases students for good and for every backup that is restored later, all or none, with the copies of the same persons that
 * the bin and the log have under other ids. Others on the list stay. The log keeps their ids and counts.
 */
export async function eraseStudents(
  repositories: Repositories,
  actor: Actor,
  asked: AskedStudents,
  now = new Date(),
): Promise<ErasedStudents> {
  return repositories.inTransaction((all) => eraseAll(all, actor, asked, now));
}

/** Erases students; see `eraseStudents`. Nobody knows any more that they were off the public list. Call it in a transaction. */
async function eraseAll(
  all: Repositories,
  actor: Actor,
  asked: AskedStudents,
  now: Date,
): Promise<ErasedStudents> {
  const kept = await keptStudents(all);
  const { ids, identities, toldOf, listed } = sameStudents(kept, asked.ids, undefined, asked.persons);
  const erased = { inBin: 0, logEntries: 0, listed };
  for (const id of ids) {
    const after = await forgetStudent(all, id);
    erased.inBin += after.inBin;
    erased.logEntries += after.logEntries;
    await all.erasures.forgetOffListPerson(id);
    await all.erasures.note('student', id, now);
    await logChange(all, actor, { action: 'erase', kind: 'student', id, name: '', after }, now);
  }
  // The record is of somebody else by now, who stays.
  for (const id of toldOf) {
    const logEntries = await forgetToldOf(all, id);
    erased.logEntries += logEntries;
    await logChange(
      all,
      actor,
      { action: 'erase', kind: 'student', id, name: '', after: { logEntries } },
      now,
    );
  }
  // A backup may have them under ids that nothing here knows any more.
  for (const identity of identities) await all.erasures.note('student', identity, now);
  return erased;
}
