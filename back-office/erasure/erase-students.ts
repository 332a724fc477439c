import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { forgetStudent } from './forget-student.ts';
import { recordErasure } from './record-erasure.ts';

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
export async function eraseStudent(all: Repositories, actor: Actor, id: string, now: Date): Promise<number> {
  const forgotten = await forgetStudent(all, id);
  await recordErasure(all, 'student', id, now);
  await logChange(all, actor, { action: 'erase', kind: 'student', id, name: '', after: forgotten }, now);
  return forgotten.logEntries;
}
