import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { isDeviceOf, knownDevicesSecret, newKnownDevice } from '../back-office/access/known-devices.ts';
import { addresses } from './addresses.ts';
import { cookieOptions, cookiePrefix, YEAR_S } from './cookies.ts';
import type { DeskRequest } from './desk-context.ts';

const NAME = 'desk-device';

/** The value of this browser's cookie if someone with that name has signed in from it before; else undefined. */
export async function knownDevice(c: DeskRequest, name: string): Promise<string | undefined> {
  const secret = await knownDevicesSecret(c.get('desk').repositories);
  const device = await getSignedCookie(c, secret, NAME, cookiePrefix(c.get('desk')));
  return device && isDeviceOf(name, device) ? device : undefined;
}

/** Marks this browser, for a year, as one from which someone with that name has signed in. */
export async function markDevice(c: DeskRequest, name: string): Promise<void> {
  const secret = await knownDevicesSecret(c.get('desk').repositories);
  const options = cookieOptions(c.get('desk'), { path: addresses.signIn, maxAge: YEAR_S });
  await setSignedCookie(c, NAME, newKnownDevice(name), secret, options);
}
