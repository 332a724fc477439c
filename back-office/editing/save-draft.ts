import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { draftJson } from './draft-data.ts';
import { editEntry, type EditResult, type SeenEntry } from './edit-entry.ts';
import type { EditedKind } from './edited-kind.ts';
import { firstFreePlace } from './first-free-place.ts';
import { isSameForm } from './is-same-form.ts';
import { newEntryId } from './new-entry-id.ts';
import { readyForm } from './ready-form.ts';

/**
 * Keeps what is typed as a draft; visitors go on seeing what is published. A new entry gets its id and comes last. A form
 * that is the same as what is published leaves no draft.
 */
export async function saveDraft<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form: typed, ...seen }: SeenEntry & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  // Later the upload may be forgotten, and its picture with it.
  const { form } = await readyForm(repositories, kind, typed, 0);
  return editEntry(repositories, kind, seen, async (inside, entry) => {
    const name = kind.nameOf(form);
    const id = entry?.id ?? (await newEntryId(inside, kind, name));
    if (entry && isSameForm(kind, entry.form, form)) return { outcome: 'saved', id };

    if (entry?.published && isSameForm(kind, kind.formOf(entry.published), form))
      await inside.drafts.remove(kind.kind, id);
    else {
      const position = entry?.position ?? (await firstFreePlace(inside, kind));
      const data = draftJson({ form, position });
      const changed = { changedAt: now.toISOString(), changedBy: actor.name };
      await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
    }
    const change = { action: 'save-draft', kind: kind.kind, id, name, before: entry?.form, after: form };
    await logChange(inside, actor, change, now);
    return { outcome: 'saved', id };
  });
}
