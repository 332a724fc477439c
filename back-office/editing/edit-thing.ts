import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind, EditProblems } from './edited-kind.ts';
import { type EditedThing, versionOfThing } from './edited-thing.ts';
import { findThing } from './find-thing.ts';

/** Which thing is edited (undefined for a new one), and its version as the editor saw it ('' for a new one). */
export type SeenThing = { id: string | undefined; version: string };

/**
 * What came of an edit. `saved`: done. Otherwise nothing was written. `conflict`: the thing is another than the one that
 * was seen; `current` is how it is now, undefined where it is gone. `incomplete`: not all is there that visitors see.
 */
export type EditResult<Item, Form> =
  | { outcome: 'saved'; id: string }
  | { outcome: 'conflict'; current: EditedThing<Item, Form> | undefined }
  | { outcome: 'incomplete'; problems: EditProblems };

/** Edits a thing in a transaction; `thing` is undefined for a new one. */
type EditWork<Item, Form> = (
  repositories: Repositories,
  thing: EditedThing<Item, Form> | undefined,
) => Promise<EditResult<Item, Form>>;

/**
 * Runs `work` in one transaction with the thing as it is, unless it was changed since it was seen. No other edit of its
 * kind happens meanwhile.
 */
export function editThing<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  { id, version }: SeenThing,
  work: EditWork<Item, Form>,
): Promise<EditResult<Item, Form>> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    if (id === undefined) return work(inside, undefined);
    const current = await findThing(inside, kind, id);
    if (!current || versionOfThing(kind, current) !== version) return { outcome: 'conflict', current };
    return work(inside, current);
  });
}
