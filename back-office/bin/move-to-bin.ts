import { randomUUID } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { type LoggedKind, logChange } from '../log/log-change.ts';

/** An entry that is deleted: `data` is all that puts it back as it was, for the kind's own restoring function. */
export type DeletedEntry = { kind: LoggedKind; id: string; name: string; data: unknown };

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
