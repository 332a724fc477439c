import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind, EditProblems } from './edited-kind.ts';
import { type EditedEntry, versionOfEntry } from './edited-entry.ts';
import { findEntry } from './find-entry.ts';

/** Which entry is edited (undefined for a new one), and its version as the editor saw it ('' for a new one). */
export type SeenEntry = { id: string | undefined; version: string };

/**
 * The outcome of an edit; only `saved` has written anything. `conflict`: the entry is another than the one that was
 * seen; `current` is how it is now, undefined where it is gone. `incomplete`: something that visitors see is still
 * missing.
 */
export type EditResult<Item, Form> =
  | { outcome: 'saved'; id: string }
  | { outcome: 'conflict'; current: EditedEntry<Item, Form> | undefined }
  | { outcome: 'incomplete'; problems: EditProblems };

/** Edits an entry in a transaction; `entry` is undefined for a new one. */
type EditWork<Item, Form> = (
  repositories: Repositories,
  entry: EditedEntry<Item, Form> | undefined,
) => Promise<EditResult<Item, Form>>;

/**
 * Runs `work` in one transaction with the entry as it is, unless it was changed since it was seen. No other edit of its
 * kind happens meanwhile.
 */
export function editEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  { id, version }: SeenEntry,
  work: EditWork<Item, Form>,
): Promise<EditResult<Item, Form>> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    if (id === undefined) return work(inside, undefined);
    const current = await findEntry(inside, kind, id);
    if (!current || versionOfEntry(kind, current) !== version) return { outcome: 'conflict', current };
    return work(inside, current);
  });
}
