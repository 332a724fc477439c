import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Passkey } from '../../backend/repositories/staff/passkey-repository.ts';
import type { Person } from '../../domain/person.ts';
import { readSignature } from './passkey-answers.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * The passkey that has signed what a browser sent as JSON: to sign in or, where a person is given, to prove that it is
 * them. Undefined where the signature, its challenge or its counter is not right.
 */
export async function usePasskey(
  repositories: Pick<Repositories, 'passkeys' | 'challenges'>,
  json: string,
  party: RelyingParty | undefined,
  person: Person | undefined,
  now: Date,
): Promise<Passkey | undefined> {
  const read = readSignature(json);
  if (!read || !party) return undefined;
  const { answer, challenge } = read;
  const purpose = person ? `confirm ${person.id}` : 'sign-in';
  if (!(await repositories.challenges.take(challenge, purpose, now.toISOString()))) return undefined;
  const passkey = await repositories.passkeys.find(answer.id);
  if (!passkey || (person && passkey.personId !== person.id)) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
    // It throws where something does not match, such as a counter that went back: then there are two of this key.
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const counter = { before: passkey.counter, after: verified.authenticationInfo.newCounter };
  return (await repositories.passkeys.use(passkey.id, counter, now.toISOString())) ? passkey : undefined;
}
