import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Collection } from './collection.ts';

/** An item as a table for staff shows it, and as the site's API writes it. */
export type ListedItem = { summary: Readonly<Record<string, string>>; json: unknown };

/** All items of a collection, in the order of the site. */
export async function listCollection<Item>(
  collection: Collection<Item>,
  repositories: Repositories,
): Promise<ListedItem[]> {
  const items = await collection.repositoryOf(repositories).all();
  return items.map((item) => ({ summary: collection.summaryOf(item), json: collection.jsonOf(item) }));
}
