import { hasWayIn } from '../back-office/access/ways-in.ts';
import { addresses } from './addresses.ts';
import type { DeskMiddleware } from './desk-context.ts';

/** Leads people who could not sign in again to the page on which they choose how; call it after `requirePerson`. */
export const requireWayIn: DeskMiddleware = async (c, next) =>
  (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
    ? next()
    : c.redirect(addresses.setUp, 303);
