import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { DeskRequest } from './desk-context.ts';

const NAME = 'desk-session';

/** The token that a browser sends to say who is signed in; '' where it sends none. */
export function sessionToken(c: DeskRequest): string {
  return getCookie(c, NAME) ?? '';
}

/** Gives the browser the token of a session; the cookie ends with the browser's own session or with the server's. */
export function setSessionCookie(c: DeskRequest, token: string): void {
  setCookie(c, NAME, token, cookieOptions(c));
}

/** Takes the token from the browser. */
export function removeSessionCookie(c: DeskRequest): void {
  deleteCookie(c, NAME, cookieOptions(c));
}

function cookieOptions(c: DeskRequest) {
  return {
    path: '/desk',
    httpOnly: true,
    secure: c.get('desk').siteUrl.startsWith('https:'),
    sameSite: 'Strict',
    // As long as a session can last: a phone's browser is closed many times a day.
    maxAge: 14 * 24 * 60 * 60,
  } as const;
}
