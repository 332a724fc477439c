import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import type { Collection } from '../collections/collection.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';

type Import<Item> = { existing: readonly Item[]; items: readonly Item[]; actor: Actor };

/** Writes to the log which items an import has added or changed; call it in the transaction that writes them. */
export async function logImported<Item>(
  repositories: Repositories,
  { logged, keyOf, cellsOf }: Collection<Item>,
  { existing, items, actor }: Import<Item>,
): Promise<void> {
  if (!logged) return;
  const idOf = (item: Item) => keyOf(cellsOf(item));
  const before = new Map(existing.map((item) => [idOf(item), logged.shownAs(item)]));
  for (const item of items) {
    const id = idOf(item);
    const after = logged.shownAs(item);
    if (before.has(id) && versionOf(before.get(id)) === versionOf(after)) continue;
    const change = { action: 'import', kind: logged.kind, id, name: logged.nameOf(item) };
    await logChange(repositories, actor, { ...change, before: before.get(id), after });
  }
}
