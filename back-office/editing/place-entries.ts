import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { draftJson, readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import type { EntryInOrder } from './entries-in-order.ts';

/** Gives entries the places that are listed beside them, in order; a place that comes twice is raised to the next one. */
export async function placeEntries<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  entries: readonly EntryInOrder[],
  places: readonly number[],
): Promise<void> {
  const published = new Map<string, number>();
  let before = -1;
  for (const [index, { id, position: old, state, draft }] of entries.entries()) {
    const position = Math.max(places[index] ?? 0, before + 1);
    before = position;
    if (position === old) continue;
    if (state !== 'draft') published.set(id, position);
    else if (draft) {
      const data = draftJson({ ...readDraft(kind, draft), position });
      await repositories.drafts.save({ ...draft, data });
    }
  }
  if (published.size > 0) await kind.listOf(repositories).place(published);
}
