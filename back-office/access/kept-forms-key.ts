import { createHmac } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { knownDevicesSecret } from './known-devices.ts';

/**
 * The key, as 64 hex digits, with which a browser encrypts what someone has typed and not saved. It is the same in each of
 * their sessions, so that they read it after signing in again, and nobody knows it without one.
 */
export async function keptFormsKey(
  repositories: Pick<Repositories, 'keyValues'>,
  { id }: Pick<Person, 'id'>,
): Promise<string> {
  const secret = await knownDevicesSecret(repositories);
  // The cookies that the same secret signs hold no value with this prefix.
  return createHmac('sha256', secret).update(`kept-forms:${id}`).digest('hex');
}
