import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { typedReference } from '../../domain/application-reference.ts';
import { ownRecord } from '../applications/application.ts';
import { type Actor, logChange } from '../log/log.ts';
import { StaffError } from '../staff-error.ts';
import { recordErasure } from './erasures.ts';
import { type Forgotten, forgetApplication, forgetStudent } from './forget.ts';

/**
 * Erases an application, also one that is in the bin, for good and for every backup that is restored later; with `withStudent`
 * the student, too, who was admitted by it; gives how much went, `students` being 1 or 0. The log keeps the reference and counts.
 * Throws a StaffError where there is no such application.
 */
export async function eraseApplication(
  repositories: Repositories,
  actor: Actor,
  { reference: typed, withStudent = false }: { reference: string; withStudent?: boolean },
  now = new Date(),
): Promise<Forgotten & { students: number }> {
  const reference = typedReference(typed);
  return repositories.inTransaction(async (all) => {
    const application = withStudent ? await all.inbox.find(reference) : undefined;
    const student = application && (await ownRecord(all, application));
    const forgotten = await forgetApplication(all, reference);
    if (forgotten.applications + forgotten.inBin === 0)
      throw new StaffError(`There is no application ${reference}.`);
    if (student) await eraseStudent(all, actor, student.id, now);
    await recordErasure(all, 'application', reference, now);
    const change = { action: 'erase', kind: 'application', id: reference, name: '' } as const;
    await logChange(all, actor, { ...change, after: forgotten }, now);
    return { ...forgotten, students: student ? 1 : 0 };
  });
}

/**
 * Erases students for good and for every backup that is restored later, all or none; gives how many entries of the log told
 * of them. The log keeps their ids and counts.
 */
export async function eraseStudents(
  repositories: Repositories,
  actor: Actor,
  ids: readonly string[],
  now = new Date(),
): Promise<number> {
  return repositories.inTransaction(async (all) => {
    let logEntries = 0;
    for (const id of ids) logEntries += await eraseStudent(all, actor, id, now);
    return logEntries;
  });
}

/** Erases one student; see `eraseStudents`. Call it in a transaction. */
async function eraseStudent(all: Repositories, actor: Actor, id: string, now: Date): Promise<number> {
  const forgotten = await forgetStudent(all, id);
  await recordErasure(all, 'student', id, now);
  await logChange(all, actor, { action: 'erase', kind: 'student', id, name: '', after: forgotten }, now);
  return forgotten.logEntries;
}
