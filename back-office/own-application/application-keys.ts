import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { KEY_MINUTES } from '../../domain/own-application.ts';
import { newToken, tokenHash } from '../access/secret-token.ts';

const PURPOSE = 'application ';

/** A new key to an application, for a family that has proved that it is theirs. Only the hash of the key is stored. */
export async function newApplicationKey(
  { challenges }: Pick<Repositories, 'challenges'>,
  reference: string,
  now = new Date(),
): Promise<string> {
  const key = newToken();
  const expiresAt = new Date(now.getTime() + KEY_MINUTES * 60_000).toISOString();
  const challenge = { challenge: tokenHash(key), purpose: PURPOSE + reference, expiresAt };
  await challenges.add(challenge, now.toISOString());
  return key;
}

/** The reference of the application that a key opens; undefined for a key that is unknown or has ended. */
export async function referenceOfKey(
  { challenges }: Pick<Repositories, 'challenges'>,
  key: string,
  now = new Date(),
): Promise<string | undefined> {
  const purpose = await challenges.purposeOf(tokenHash(key), now.toISOString());
  return purpose?.startsWith(PURPOSE) ? purpose.slice(PURPOSE.length) : undefined;
}

/** Ends the keys to an application, but for the one that is named. */
export async function endApplicationKeys(
  { challenges }: Pick<Repositories, 'challenges'>,
  reference: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await challenges.removeOf(PURPOSE + reference, except === undefined ? {} : { except: tokenHash(except) });
}
