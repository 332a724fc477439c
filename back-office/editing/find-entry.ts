import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind } from './edited-kind.ts';
import { type EditedEntry, editedEntry } from './edited-entry.ts';

/** The entry with that id, published or draft; undefined where there is none. */
export async function findEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  id: string,
): Promise<EditedEntry<Item, Form> | undefined> {
  const placed = await kind.listOf(repositories).find(id);
  const draft = await repositories.drafts.find(kind.kind, id);
  return editedEntry(kind, id, placed, draft);
}
