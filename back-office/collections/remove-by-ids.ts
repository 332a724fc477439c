import type { CatalogueRepository } from '../../backend/repositories/catalogue-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { StaffError } from '../staff-error.ts';
import type { Collection } from './collection.ts';

/** Products or home products: a collection whose items are removed by their ids. */
export type Catalogue<Item> = Collection<Item, CatalogueRepository<Item>>;

/** Throws a StaffError that names the ids that a catalogue does not have. */
export async function requireIds<Item>(
  { noun, cellsOf, keyOf, repositoryOf }: Catalogue<Item>,
  repositories: Repositories,
  ids: readonly string[],
): Promise<void> {
  const known = new Set((await repositoryOf(repositories).all()).map((item) => keyOf(cellsOf(item))));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new StaffError(
      `There is no ${noun.one} ${unknown.join(', ')}. Nothing was removed; see the list for the ids.`,
    );
}

/**
 * Moves items to the bin and answers how many; their pictures stay, since carts in visitors' browsers show them. Throws a
 * StaffError, and removes nothing, where an id is unknown.
 */
export function removeByIds<Item>(
  catalogue: Catalogue<Item>,
  repositories: Repositories,
  actor: Actor,
  ids: readonly string[],
): Promise<number> {
  return repositories.inTransaction(async (inside) => {
    await requireIds(catalogue, inside, ids);
    const onceEach = new Set(ids);
    for (const id of onceEach) await catalogue.bin(inside, actor, id);
    return onceEach.size;
  });
}
