import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StoredDraft } from '../../backend/repositories/staff/draft-repository.ts';
import { readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import type { EditState } from './edited-entry.ts';

/** An entry by its place: the lower number comes first. What visitors see of it is not read yet. */
export type EntryInOrder = {
  id: string;
  position: number;
  state: EditState;
  draft: StoredDraft | undefined;
};

/** All entries of a kind, published and drafts together, in order; one query for each, whatever they hold. */
export async function entriesInOrder<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<EntryInOrder[]> {
  const places = await kind.listOf(repositories).places();
  const drafts = new Map((await repositories.drafts.all(kind.kind)).map((draft) => [draft.entryId, draft]));
  const published = places.map(({ id, position }): EntryInOrder => {
    const draft = drafts.get(id);
    drafts.delete(id);
    return { id, position, state: draft ? 'changed' : 'published', draft };
  });
  const others = [...drafts.values()].map((draft): EntryInOrder => {
    const { position } = readDraft(kind, draft);
    return { id: draft.entryId, position, state: 'draft', draft };
  });
  return [...published, ...others].toSorted((a, b) => a.position - b.position);
}
