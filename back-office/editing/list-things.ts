import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind } from './edited-kind.ts';
import { type EditedThing, editedThing } from './edited-thing.ts';

/** All things of a kind, published and drafts together, in order. */
export async function listThings<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<EditedThing<Item, Form>[]> {
  const published = await kind.listOf(repositories).allPlaced();
  const drafts = await repositories.drafts.all(kind.kind);
  const placedById = new Map(published.map((placed) => [kind.idOf(placed.item), placed]));
  const draftById = new Map(drafts.map((draft) => [draft.thingId, draft]));
  const things = [...new Set([...placedById.keys(), ...draftById.keys()])].map((id) =>
    editedThing(kind, id, placedById.get(id), draftById.get(id)),
  );
  return things
    .filter((thing) => thing !== undefined)
    .toSorted((a, b) => a.position - b.position || Number(!a.published) - Number(!b.published));
}
