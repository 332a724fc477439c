import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { personKey } from '../../domain/person.ts';
import { newToken, tokenHash } from './secret-token.ts';

const SECRET = 'known-devices-secret';

/** The secret with which the cookies of browsers are signed from which someone has signed in; made when it is first needed. */
export async function knownDevicesSecret({ keyValues }: Pick<Repositories, 'keyValues'>): Promise<string> {
  const known = await keyValues.read(SECRET);
  if (known !== undefined) return JSON.parse(known) as string;
  const secret = newToken();
  // Where another process was faster, its secret counts.
  if (await keyValues.replace(SECRET, undefined, JSON.stringify(secret))) return secret;
  return knownDevicesSecret({ keyValues });
}

/** A new value for the cookie of a browser from which someone with that name has signed in; unique to each browser. */
export function newKnownDevice(name: string): string {
  return `${nameHash(name)}.${newToken()}`;
}

/** Whether the value of such a cookie belongs to that name. */
export function isDeviceOf(name: string, knownDevice: string): boolean {
  return knownDevice.startsWith(`${nameHash(name)}.`);
}

/** A name of any length as a key to count by. */
export function nameHash(name: string): string {
  return tokenHash(personKey(name));
}
