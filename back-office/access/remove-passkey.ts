import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { logChange } from '../log/log-change.ts';
import { waysIn } from './ways-in.ts';

/** Removes one of someone's passkeys; false, with nothing removed, where it is their last way to sign in. */
export async function removePasskey(
  repositories: Repositories,
  person: Person,
  passkeyId: string,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (all) => {
    // Two requests at once can't remove two passkeys of which one has to stay.
    await all.people.hold(person.id);
    const { passkeys, hasPassword } = await waysIn(all, person);
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    // Pressed twice.
    if (!passkey) return true;
    if (passkeys.length === 1 && !hasPassword) return false;
    await all.passkeys.remove(passkeyId);
    await logChange(
      all,
      person,
      {
        action: 'remove-passkey',
        kind: 'person',
        id: person.id,
        name: person.name,
        before: { device: passkey.device },
      },
      now,
    );
    return true;
  });
}
