import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import type { Collection } from '../collections/collection.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';

type Import<Item> = { existing: readonly Item[]; items: readonly Item[]; actor: Actor };

/**
 * Writes to the log which items an import has added or changed; call it after they are written, in the same transaction.
 */
export async function logImported<Item>(
  repositories: Repositories,
  { kind, keyOf, cellsOf, idOf, nameOf, loggedAs }: Collection<Item>,
  { existing, items, actor }: Import<Item>,
): Promise<void> {
  const before = new Map(existing.map((item) => [keyOf(cellsOf(item)), loggedAs(item)]));
  for (const item of items) {
    const was = before.get(keyOf(cellsOf(item)));
    const after = loggedAs(item);
    if (was !== undefined && versionOf(was) === versionOf(after)) continue;
    const id = (await idOf(repositories, item)) ?? '';
    const change = { action: 'import', kind, id, name: nameOf(item), before: was, after };
    await logChange(repositories, actor, change);
  }
}
