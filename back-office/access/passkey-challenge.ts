import type { Repositories } from '../../backend/repositories/create-repositories.ts';

/** The kinds of keys that are taken, by their COSE numbers: Ed25519, ECDSA with P-256, RSA. */
export const KEY_ALGORITHMS = [-8, -7, -257];

const VALID_MS = 5 * 60 * 1000;

/** The purpose of a passkey's signature: sign in, confirm the identity of someone, or add the passkey to their own. */
export type PasskeyPurpose = 'sign-in' | `confirm ${string}` | `add ${string}`;

/** Keeps the challenge of options that are sent to a browser, for five minutes and one use. */
export async function keepChallenge(
  { challenges }: Pick<Repositories, 'challenges'>,
  challenge: string,
  purpose: PasskeyPurpose,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
  await challenges.add({ challenge, purpose, expiresAt }, now.toISOString());
}
