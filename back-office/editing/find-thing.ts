import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind } from './edited-kind.ts';
import { type EditedThing, editedThing } from './edited-thing.ts';

/** The thing with that id, published or draft; undefined where there is none. */
export async function findThing<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  id: string,
): Promise<EditedThing<Item, Form> | undefined> {
  const placed = await kind.listOf(repositories).find(id);
  const draft = await repositories.drafts.find(kind.kind, id);
  return editedThing(kind, id, placed, draft);
}
