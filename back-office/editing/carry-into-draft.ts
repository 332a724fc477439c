import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { draftJson, readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import { isSameForm } from './is-same-form.ts';
import { versionOf } from './version-of.ts';

/**
 * Brings what has changed of a published entry past its draft into the draft, field by field, so that publishing it does not
 * bring the earlier value back; a draft that is as what is published then goes. Gives whether there was a draft to change. Call
 * it in the transaction of the change.
 */
export async function carryIntoDraft<Item, Form extends object>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  before: Item,
  after: Item,
): Promise<boolean> {
  const id = kind.idOf(after);
  const draft = await repositories.drafts.find(kind.kind, id);
  if (!draft) return false;
  const earlier = new Map<string, unknown>(Object.entries(kind.formOf(before)));
  const published = kind.formOf(after);
  const changed = Object.entries(published).filter(
    ([field, value]) => versionOf([value]) !== versionOf([earlier.get(field)]),
  );
  if (changed.length === 0) return false;

  const { form, position } = readDraft(kind, draft);
  const carried = { ...form, ...Object.fromEntries(changed) };
  if (isSameForm(kind, carried, published)) await repositories.drafts.remove(kind.kind, id);
  else await repositories.drafts.save({ ...draft, data: draftJson({ form: carried, position }) });
  return true;
}
