import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { draftJson } from './draft-data.ts';
import { editEntry, type EditResult, type SeenEntry } from './edit-entry.ts';
import type { EditedKind } from './edited-kind.ts';

/** Takes an entry off the site; what is typed stays as a draft at its place. */
export function unpublishEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form, ...seen }: SeenEntry & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editEntry(repositories, kind, seen, async (inside, entry) => {
    if (!entry?.published) return { outcome: 'conflict', current: entry };
    const { id, position, published } = entry;
    const data = draftJson({ form, position });
    const changed = { changedAt: now.toISOString(), changedBy: actor.name };
    await kind.listOf(inside).remove([id]);
    await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
    const change = { action: 'unpublish', kind: kind.kind, id, name: kind.nameOf(form), after: form };
    await logChange(inside, actor, { ...change, before: kind.formOf(published) }, now);
    return { outcome: 'saved', id };
  });
}
