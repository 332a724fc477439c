import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import type { EditedKind } from './edited-kind.ts';
import { findEntry } from './find-entry.ts';
import { placeEntries } from './place-entries.ts';
import { entriesInOrder } from './entries-in-order.ts';

/**
 * Moves an entry down its list by that many places, up where `by` is negative, at most to the end. Answers whether the entry
 * is there.
 */
export function moveBy<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { id, by }: { id: string; by: number },
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const entries = await entriesInOrder(inside, kind);
    const from = entries.findIndex((each) => each.id === id);
    const moving = entries[from];
    const entry = await findEntry(inside, kind, id);
    if (!moving || !entry) return false;
    const to = Math.min(Math.max(from + by, 0), entries.length - 1);
    if (to === from) return true;

    // The places stay the same, so that what is in the bin comes back between its neighbours.
    const places = entries.map(({ position }) => position);
    const moved = entries.toSpliced(from, 1).toSpliced(to, 0, moving);
    await placeEntries(inside, kind, moved, places);
    const change = { action: 'move', kind: kind.kind, id, name: kind.nameOf(entry.form) };
    await logChange(inside, actor, { ...change, before: { place: from + 1 }, after: { place: to + 1 } }, now);
    return true;
  });
}
