import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { logChange } from '../log/log-change.ts';
import type { SignedIn } from './sessions.ts';
import { usedRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { useCode } from './use-code.ts';
import { usePasskey } from './use-passkey.ts';

const FRESH_MS = 10 * 60 * 1000;

/** Whether someone has proved who they are within the last ten minutes. */
export function isFresh({ session }: SignedIn, now: Date): boolean {
  return now.getTime() - Date.parse(session.confirmedAt) <= FRESH_MS;
}

/** A proof of who someone is: a code of their app, a recovery code, or what a passkey has signed, as JSON. */
export type Proof = { code: string; passkey: string };

/** Notes that someone has proved again who they are; false where the proof is wrong, which the log tells. */
export async function confirmSession(
  repositories: Repositories,
  { person, session }: SignedIn,
  proof: Proof,
  party: RelyingParty | undefined,
  now = new Date(),
): Promise<boolean> {
  const { code } = proof;
  const { recoveryCodes } = await repositories.people.secrets(person.id);
  const recoveryCode = await usedRecoveryCode(code, recoveryCodes);
  return repositories.inTransaction(async (all) => {
    const isProved =
      proof.passkey === ''
        ? await useCode(all, person.id, { code, recoveryCode }, now)
        : (await usePasskey(all, proof.passkey, party, person, now)) !== undefined;
    if (isProved) await all.sessions.change(session.tokenHash, { confirmedAt: now.toISOString() });
    else {
      const { id, name } = person;
      const after = { device: session.device };
      await logChange(all, person, { action: 'fail-proof', kind: 'person', id, name, after }, now);
    }
    return isProved;
  });
}
