import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editThing, type EditResult, type SeenThing } from './edit-thing.ts';
import type { EditedKind } from './edited-kind.ts';

/** Drops the changes of a published thing that are not published; one that was never published goes to the bin instead. */
export function discardDraft<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  seen: SeenThing,
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editThing(repositories, kind, seen, async (inside, thing) => {
    if (!thing?.published) return { outcome: 'conflict', current: thing };
    const { id, draft, published } = thing;
    await inside.drafts.remove(kind.kind, id);
    const after = kind.formOf(published);
    const change = { action: 'discard-draft', kind: kind.kind, id, name: kind.nameOf(after) };
    if (draft) await logChange(inside, actor, { ...change, before: draft.form, after }, now);
    return { outcome: 'saved', id };
  });
}
