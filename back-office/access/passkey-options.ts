import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { KEY_ALGORITHMS, keepChallenge } from './passkey-challenge.ts';
import type { RelyingParty } from './relying-party.ts';

/** The options with which a browser makes a passkey for someone; `siteName` is the name that the phone shows. */
export async function newPasskeyOptions(
  repositories: Repositories,
  party: RelyingParty,
  { person, siteName }: { person: Person; siteName: string },
  now = new Date(),
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await repositories.passkeys.ofPerson(person.id);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: party.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    supportedAlgorithmIDs: KEY_ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // The phone keeps it with the name, so that nothing is typed, and asks for finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(repositories, options.challenge, `add ${person.id}`, now);
  return options;
}

/** The options with which a browser signs in by any of its passkeys, or, with `person`, proves again who that is. */
export async function signingOptions(
  repositories: Repositories,
  party: RelyingParty,
  person?: Person,
  now = new Date(),
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = person ? await repositories.passkeys.ofPerson(person.id) : [];
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
  });
  await keepChallenge(repositories, options.challenge, person ? `confirm ${person.id}` : 'sign-in', now);
  return options;
}
