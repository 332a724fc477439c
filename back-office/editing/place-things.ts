import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { draftJson } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import type { EditedThing } from './edited-thing.ts';

/** Gives things the places that are listed beside them, in order; a place that comes twice is raised to the next one. */
export async function placeThings<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  things: readonly EditedThing<Item, Form>[],
  places: readonly number[],
): Promise<void> {
  const published = new Map<string, number>();
  let before = -1;
  for (const [index, thing] of things.entries()) {
    const position = Math.max(places[index] ?? 0, before + 1);
    before = position;
    if (position === thing.position) continue;
    if (thing.published) published.set(thing.id, position);
    else if (thing.draft) {
      const { form, changedAt, changedBy } = thing.draft;
      const data = draftJson({ form, position });
      await repositories.drafts.save({ kind: kind.kind, thingId: thing.id, data, changedAt, changedBy });
    }
  }
  if (published.size > 0) await kind.listOf(repositories).place(published);
}
