import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { removeSessionCookie } from '../../session-cookie.ts';
import { endSession } from '../../start-session.ts';

/** Signs this browser out, also where its session was over already. */
export async function signOut(c: DeskRequest): Promise<Response> {
  await endSession(c);
  removeSessionCookie(c);
  return c.redirect(`${addresses.signIn}?done=signed-out`, 303);
}
