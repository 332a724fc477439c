import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { logChange } from '../log/log-change.ts';
import { KEY_ALGORITHMS } from './passkey-challenge.ts';
import { readNewPasskey } from './passkey-answers.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Adds the passkey that a browser has made for someone, by what it sent as JSON; `device` names it. False where it was made
 * for something else, too late, or twice.
 */
export async function addPasskey(
  repositories: Repositories,
  person: Person,
  { json, device, party }: { json: string; device: string; party: RelyingParty | undefined },
  now = new Date(),
): Promise<boolean> {
  const read = readNewPasskey(json);
  if (!read || !party) return false;
  const { answer, challenge } = read;
  if (!(await repositories.challenges.take(challenge, `add ${person.id}`, now.toISOString()))) return false;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: KEY_ALGORITHMS,
    // It throws where something does not match.
  }).catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  if (!credential) return false;
  return repositories.inTransaction(async (all) => {
    const isOnStaff = await all.people.hold(person.id);
    if (!isOnStaff || (await all.passkeys.find(credential.id))) return false;
    await all.passkeys.add({
      id: credential.id,
      personId: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports,
      device,
      createdAt: now.toISOString(),
      usedAt: '',
    });
    await logChange(
      all,
      person,
      { action: 'add-passkey', kind: 'person', id: person.id, name: person.name, after: { device } },
      now,
    );
    return true;
  });
}
