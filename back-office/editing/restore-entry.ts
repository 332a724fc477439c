import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { RefusalError } from '../staff-error.ts';
import { type EditedKind, draftJson, entriesInOrder, findEntry, placeEntries } from './edited-entry.ts';

/**
 * Puts an entry back that `binEntry` deleted: with its id and place, published or draft as it was. Call it in the
 * transaction that takes it out of the bin. Throws a StaffError where its id is in use again.
 */
export async function restoreEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  data: unknown,
): Promise<void> {
  const list = kind.listOf(repositories);
  await list.lock();
  const { id, published, draft, position } = v.parse(binnedSchema(kind), data);
  if (await findEntry(repositories, kind, id)) throw new RefusalError('idInUse', { id });

  const after = (await entriesInOrder(repositories, kind)).filter((entry) => entry.position >= position);
  // Only those that are in its place make room.
  const places = after.map((entry) => Math.max(entry.position, position + 1));
  await placeEntries(repositories, kind, after, places);
  if (published !== undefined) {
    await list.save([published]);
    await list.place(new Map([[id, position]]));
  }
  if (draft) {
    const { form, changedAt, changedBy } = draft;
    await repositories.drafts.save({
      kind: kind.kind,
      entryId: id,
      data: draftJson({ form, position }),
      changedAt,
      changedBy,
    });
  }
}

function binnedSchema<Item, Form>({ itemSchema, formSchema }: EditedKind<Item, Form>) {
  return v.object({
    id: v.string(),
    published: v.optional(itemSchema),
    draft: v.optional(v.object({ form: formSchema, changedAt: v.string(), changedBy: v.string() })),
    position: v.number(),
  });
}
