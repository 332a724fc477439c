import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { findStudent } from './find-student.ts';

/** Moves a student to the bin; throws a StaffError where there is no such student. */
export async function deleteStudent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const record = await findStudent(all, id);
    await all.students.remove(id);
    await moveToBin(all, actor, { kind: 'student', id, name: record.student.name, data: record }, now);
  });
}
