import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import type { EditedKind } from './edited-kind.ts';
import { findEntry } from './find-entry.ts';

/** Deletes an entry, with all that puts it back as it was in the bin. Answers whether it was there. */
export function binEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const entry = await findEntry(inside, kind, id);
    if (!entry) return false;
    const { published, draft, position, form } = entry;
    await kind.listOf(inside).remove([id]);
    await inside.drafts.remove(kind.kind, id);
    const data = { id, published, draft, position };
    await moveToBin(inside, actor, { kind: kind.kind, id, name: kind.nameOf(form), data }, now);
    return true;
  });
}
