import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editEntry, type EditResult, type SeenEntry } from './edit-entry.ts';
import type { EditedKind } from './edited-kind.ts';

/** Drops the changes of a published entry that are not published; one that was never published goes to the bin instead. */
export function discardDraft<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  seen: SeenEntry,
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editEntry(repositories, kind, seen, async (inside, entry) => {
    if (!entry?.published) return { outcome: 'conflict', current: entry };
    const { id, draft, published } = entry;
    await inside.drafts.remove(kind.kind, id);
    const after = kind.formOf(published);
    const change = { action: 'discard-draft', kind: kind.kind, id, name: kind.nameOf(after) };
    if (draft) await logChange(inside, actor, { ...change, before: draft.form, after }, now);
    return { outcome: 'saved', id };
  });
}
