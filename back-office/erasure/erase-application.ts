import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { typedReference } from '../../domain/application-reference.ts';
import type { Actor } from '../actor.ts';
import { ownRecord } from '../applications/applicants-record.ts';
import { logChange } from '../log/log-change.ts';
import { StaffError } from '../staff-error.ts';
import { eraseStudent } from './erase-students.ts';
import { type Forgotten, forgetApplication } from './forget-application.ts';
import { recordErasure } from './record-erasure.ts';

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
