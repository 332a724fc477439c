import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { changeRecord } from './change-record.ts';

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
