import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import { tokenHash } from '../../back-office/people/secret-token.ts';
import {
  deviceOf,
  endSession as end,
  findSession,
  isDeviceOf,
  knownDevicesSecret,
  newKnownDevice,
} from '../../back-office/people/sessions.ts';
import { FIXED_DAYS } from '../../domain/privacy/retention.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest, DeskServices } from '../layout/desk-context.ts';

const SESSION = 'desk-session';

// As long as a session can last: a phone's browser is closed many times a day.
const MAX_AGE_S = FIXED_DAYS.sessions * 24 * 60 * 60;

/**
 * Gives the browser a new session, and marks it as one from which its person has signed in; the session that it had, whoever's
 * it was, ends.
 */
export async function startSession(c: DeskRequest, token: string): Promise<void> {
  await endOwnSession(c);
  setCookie(c, SESSION, token, cookieOptions(c.get('desk'), { maxAge: MAX_AGE_S }));
  const { repositories, now } = c.get('desk');
  const signedIn = await findSession(repositories, token, now());
  if (signedIn) await markDevice(c, signedIn.person.name);
}

/** Ends the session that the browser has, if any. */
export async function endOwnSession(c: DeskRequest): Promise<void> {
  const earlier = sessionToken(c);
  const { repositories, now } = c.get('desk');
  if (earlier !== '') await end(repositories, tokenHash(earlier), now());
}

/** The token that a browser sends to say who is signed in; '' where it sends none. */
export function sessionToken(c: DeskRequest): string {
  return getCookie(c, SESSION, cookiePrefix(c.get('desk'))) ?? '';
}

/** Takes the token from the browser. */
export function removeSessionCookie(c: DeskRequest): void {
  deleteCookie(c, SESSION, cookieOptions(c.get('desk'), { maxAge: MAX_AGE_S }));
}

const DEVICE = 'desk-device';

/** The value of this browser's cookie if someone with that name has signed in from it before; else undefined. */
export async function knownDevice(c: DeskRequest, name: string): Promise<string | undefined> {
  const secret = await knownDevicesSecret(c.get('desk').repositories);
  const device = await getSignedCookie(c, secret, DEVICE, cookiePrefix(c.get('desk')));
  return device && isDeviceOf(name, device) ? device : undefined;
}

/** Marks this browser, for a year, as one from which someone with that name has signed in. */
export async function markDevice(c: DeskRequest, name: string): Promise<void> {
  const secret = await knownDevicesSecret(c.get('desk').repositories);
  const options = cookieOptions(c.get('desk'), { path: addresses.signIn, maxAge: YEAR_S });
  await setSignedCookie(c, DEVICE, newKnownDevice(name), secret, options);
}

/** How long, in seconds, a browser keeps a cookie that outlasts sessions. */
export const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The options of a cookie of the desk: for its pages only, never readable by scripts, and for https only where the site is
 * there; `maxAge` is in seconds.
 */
export function cookieOptions(
  desk: Pick<DeskServices, 'siteUrl'>,
  {
    path = '/desk',
    sameSite = 'Strict',
    maxAge,
  }: { path?: string; sameSite?: 'Strict' | 'Lax'; maxAge: number },
) {
  const prefix = cookiePrefix(desk);
  return { path, httpOnly: true, secure: prefix === 'secure', sameSite, maxAge, ...(prefix && { prefix }) };
}

/** Where a cookie's name begins with `__Secure-`: then browsers take it from https only. */
export function cookiePrefix({ siteUrl }: Pick<DeskServices, 'siteUrl'>): 'secure' | undefined {
  return siteUrl.startsWith('https:') ? 'secure' : undefined;
}

/** The device that a request comes from, as it is kept: `Chrome/Android`, or '' where nothing is known of it. */
export function deviceInUse(c: DeskRequest): string {
  const { browser, system } = deviceOf(c.req.header('user-agent') ?? '');
  return [browser, system].filter(Boolean).join('/');
}

/** A device that is kept in words, such as `Chrome on Android`. */
export function deviceWords({ access }: Pick<DeskMessages, 'access'>, device: string): string {
  const [browser = '', system] = device.split('/');
  if (browser === '') return access.unknownDevice;
  return system === undefined ? browser : fillIn(access.device, { browser, system });
}
