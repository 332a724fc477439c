import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import type { EditedKind } from './edited-kind.ts';
import { listThings } from './list-things.ts';
import { placeThings } from './place-things.ts';

/**
 * Moves a thing to another place of the list that `listThings` gives, counted from 0; a number beyond its ends is the end.
 * Answers whether the thing is there.
 */
export function moveTo<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { id, place }: { id: string; place: number },
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const things = await listThings(inside, kind);
    const from = things.findIndex((thing) => thing.id === id);
    const thing = things[from];
    if (!thing) return false;
    const to = Math.min(Math.max(place, 0), things.length - 1);
    if (to === from) return true;

    // The places stay the same, so that what is in the bin comes back between its neighbours.
    const places = things.map(({ position }) => position);
    const moved = things.toSpliced(from, 1).toSpliced(to, 0, thing);
    await placeThings(inside, kind, moved, places);
    const change = { action: 'move', kind: kind.kind, id, name: kind.nameOf(thing.form) };
    await logChange(inside, actor, { ...change, before: { place: from + 1 }, after: { place: to + 1 } }, now);
    return true;
  });
}
