import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieOptions, cookiePrefix } from './cookies.ts';
import type { DeskRequest } from './desk-context.ts';
import { FIXED_DAYS } from '../domain/retention.ts';

const NAME = 'desk-session';
// As long as a session can last: a phone's browser is closed many times a day.
const MAX_AGE_S = FIXED_DAYS.sessions * 24 * 60 * 60;

/** The token that a browser sends to say who is signed in; '' where it sends none. */
export function sessionToken(c: DeskRequest): string {
  return getCookie(c, NAME, cookiePrefix(c.get('desk'))) ?? '';
}

/** Gives the browser the token of a session; the cookie ends with the browser's own session or with the server's. */
export function setSessionCookie(c: DeskRequest, token: string): void {
  setCookie(c, NAME, token, cookieOptions(c.get('desk'), { maxAge: MAX_AGE_S }));
}

/** Takes the token from the browser. */
export function removeSessionCookie(c: DeskRequest): void {
  deleteCookie(c, NAME, cookieOptions(c.get('desk'), { maxAge: MAX_AGE_S }));
}
