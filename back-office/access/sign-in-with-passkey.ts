import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { RelyingParty } from './relying-party.ts';
import { beginSession, logFailedSignIn } from './sign-in.ts';
import { usePasskey } from './use-passkey.ts';

/**
 * Signs in whoever's passkey has signed what a browser sent as JSON; gives the token of the new session, or
 * undefined, which the log tells.
 */
export async function signInWithPasskey(
  repositories: Repositories,
  { json, device, party }: { json: string; device: string; party: RelyingParty | undefined },
  now = new Date(),
): Promise<string | undefined> {
  return repositories.inTransaction(async (all) => {
    const passkey = await usePasskey(all, json, party, undefined, now);
    const person = passkey && (await all.people.find(passkey.personId));
    if (person) return beginSession(all, person, device, now);
    await logFailedSignIn(all, undefined, device, now);
    return undefined;
  });
}
