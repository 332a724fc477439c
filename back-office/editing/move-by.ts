import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import type { EditedKind } from './edited-kind.ts';
import { findThing } from './find-thing.ts';
import { placeThings } from './place-things.ts';
import { thingsInOrder } from './things-in-order.ts';

/**
 * Moves a thing down its list by that many places, up where `by` is negative, at most to the end. Answers whether the thing
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
    const things = await thingsInOrder(inside, kind);
    const from = things.findIndex((each) => each.id === id);
    const moving = things[from];
    const thing = await findThing(inside, kind, id);
    if (!moving || !thing) return false;
    const to = Math.min(Math.max(from + by, 0), things.length - 1);
    if (to === from) return true;

    // The places stay the same, so that what is in the bin comes back between its neighbours.
    const places = things.map(({ position }) => position);
    const moved = things.toSpliced(from, 1).toSpliced(to, 0, moving);
    await placeThings(inside, kind, moved, places);
    const change = { action: 'move', kind: kind.kind, id, name: kind.nameOf(thing.form) };
    await logChange(inside, actor, { ...change, before: { place: from + 1 }, after: { place: to + 1 } }, now);
    return true;
  });
}
