import { tokenHash } from '../back-office/access/secret-token.ts';
import type { DeskRequest } from './desk-context.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';

/** Gives the browser a new session; the one that it had, whoever's it was, ends. */
export async function startSession(c: DeskRequest, token: string): Promise<void> {
  await endSession(c);
  setSessionCookie(c, token);
}

/** Ends the session that the browser has, if any. */
export async function endSession(c: DeskRequest): Promise<void> {
  const earlier = sessionToken(c);
  if (earlier !== '') await c.get('desk').repositories.sessions.remove(tokenHash(earlier));
}
