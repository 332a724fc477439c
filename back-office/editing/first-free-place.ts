import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind } from './edited-kind.ts';
import { entriesInOrder } from './entries-in-order.ts';

/** The place after all entries of a kind. */
export async function firstFreePlace<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<number> {
  const entries = await entriesInOrder(repositories, kind);
  return (entries.at(-1)?.position ?? -1) + 1;
}
