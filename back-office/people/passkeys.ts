import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import type { Person } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Passkey } from '../../storage/people/sign-in-repositories.ts';
import { logChange } from '../log/log.ts';
import type { RelyingParty } from './relying-party.ts';
import { type SignedIn, holdSignedIn } from './sessions.ts';
import { waysIn } from './ways-in.ts';

// The kinds of keys that are taken, by their COSE numbers: Ed25519, ECDSA with P-256, RSA.
const KEY_ALGORITHMS = [-8, -7, -257];

const VALID_MS = 5 * 60 * 1000;

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

/**
 * Adds the passkey that a browser has made for someone, by what it sent as JSON; `device` names it. False where it was made
 * for something else, too late, or twice. Throws an AccessEnded where they were signed out meanwhile.
 */
export async function addPasskey(
  repositories: Repositories,
  signedIn: SignedIn,
  { json, device, party }: { json: string; device: string; party: RelyingParty | undefined },
  now = new Date(),
): Promise<boolean> {
  const { person } = signedIn;
  const read = readAnswer(newPasskeySchema, json);
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
    await holdSignedIn(all, signedIn, now);
    if (await all.passkeys.find(credential.id)) return false;
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
      { action: 'add-passkey', kind: 'person', id: person.id, name: person.name },
      now,
    );
    return true;
  });
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
  const read = readAnswer(signatureSchema, json);
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
    // Pressed twice.
    if (!passkeys.some(({ id }) => id === passkeyId)) return true;
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
      },
      now,
    );
    return true;
  });
}

/** The purpose of a passkey's signature: sign in, confirm the identity of someone, or add the passkey to their own. */
type PasskeyPurpose = 'sign-in' | `confirm ${string}` | `add ${string}`;

/** Keeps the challenge of options that are sent to a browser, for five minutes and one use. */
async function keepChallenge(
  { challenges }: Pick<Repositories, 'challenges'>,
  challenge: string,
  purpose: PasskeyPurpose,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
  await challenges.add({ challenge, purpose, expiresAt }, now.toISOString());
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const newPasskeySchema = answerWith({
  clientDataJSON: v.string(),
  attestationObject: v.string(),
  transports: v.optional(v.array(v.string()), []),
});

const signatureSchema = answerWith({
  clientDataJSON: v.string(),
  authenticatorData: v.string(),
  signature: v.string(),
});

// Extensions are left out.
function answerWith<Entries extends v.ObjectEntries>(response: Entries) {
  const answer = v.object({
    id: base64url,
    rawId: base64url,
    type: v.literal('public-key'),
    response: v.object(response),
    clientExtensionResults: v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => ({})),
      ),
      {},
    ),
  });
  return v.pipe(v.string(), v.parseJson(), answer);
}

/** The answer of a browser, with the challenge that it claims to have signed; undefined where it is none. */
function readAnswer<Answer extends { response: { clientDataJSON: string } }>(
  schema: v.GenericSchema<string, Answer>,
  json: string,
): { answer: Answer; challenge: string } | undefined {
  const reading = v.safeParse(schema, json);
  if (!reading.success) return undefined;
  const answer = reading.output;
  try {
    const { challenge } = decodeClientDataJSON(answer.response.clientDataJSON);
    return { answer, challenge: v.parse(base64url, challenge) };
  } catch {
    // Anyone can send this: it holds no challenge that can be read.
    return undefined;
  }
}
