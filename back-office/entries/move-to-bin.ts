import { randomUUID } from 'node:crypto';
import { FIXED_DAYS, keptSince } from '../../domain/privacy/retention.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type Actor, type LoggedKind, logChange } from '../log/log.ts';

/** An entry that is deleted: `data` is all that puts it back as it was, for the kind's own restoring function. */
type DeletedEntry = { kind: LoggedKind; id: string; name: string; data: unknown };

/** Puts an entry that is being deleted into the bin, for 30 days; call it in the transaction that deletes it. */
export async function moveToBin(
  repositories: Pick<Repositories, 'bin' | 'log'>,
  actor: Actor,
  { kind, id, name, data }: DeletedEntry,
  now = new Date(),
): Promise<void> {
  await repositories.bin.add({
    id: randomUUID(),
    kind,
    entryId: id,
    name,
    data: JSON.stringify(data),
    deletedAt: now.toISOString(),
    deletedBy: actor.name,
  });
  await logChange(repositories, actor, { action: 'move-to-bin', kind, id, name, before: data }, now);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days, counting one that has begun, an entry of the bin can still be restored; 0 where its time is over. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = Date.parse(deletedAt) + FIXED_DAYS.bin * DAY_MS;
  return Math.max(0, Math.ceil((end - now.getTime()) / DAY_MS));
}

/** Whatever was deleted before this ISO time has been in the bin long enough. */
export function endOfTheBin(now: Date): string {
  return keptSince({ days: FIXED_DAYS.bin }, now).toISOString();
}
