import { endSession as end } from '../back-office/access/end-sessions.ts';
import { tokenHash } from '../back-office/access/secret-token.ts';
import { findSession } from '../back-office/access/sessions.ts';
import type { DeskRequest } from './desk-context.ts';
import { markDevice } from './known-device-cookie.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';

/**
 * Gives the browser a new session, and marks it as one from which its person has signed in; the session that it had, whoever's
 * it was, ends.
 */
export async function startSession(c: DeskRequest, token: string): Promise<void> {
  await endSession(c);
  setSessionCookie(c, token);
  const { repositories, now } = c.get('desk');
  const signedIn = await findSession(repositories, token, now());
  if (signedIn) await markDevice(c, signedIn.person.name);
}

/** Ends the session that the browser has, if any. */
export async function endSession(c: DeskRequest): Promise<void> {
  const earlier = sessionToken(c);
  const { repositories, now } = c.get('desk');
  if (earlier !== '') await end(repositories, tokenHash(earlier), now());
}
