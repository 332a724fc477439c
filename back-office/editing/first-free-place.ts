import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EditedKind } from './edited-kind.ts';
import { thingsInOrder } from './things-in-order.ts';

/** The place after all things of a kind. */
export async function firstFreePlace<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
): Promise<number> {
  const things = await thingsInOrder(repositories, kind);
  return (things.at(-1)?.position ?? -1) + 1;
}
