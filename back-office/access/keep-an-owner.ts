import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { RefusalError } from '../refusal-error.ts';

/**
 * Throws a StaffError where someone is the only owner; call it in the transaction that takes that role away. Two owners who
 * remove each other at once wait for one another here.
 */
export async function keepAnOwner({ people }: Pick<Repositories, 'people'>, personId: string): Promise<void> {
  const owners = await people.holdOwners();
  if (owners.length === 1 && owners[0] === personId) throw new RefusalError('onlyOwner');
}
