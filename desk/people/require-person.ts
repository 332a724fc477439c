import { findSession, keptFormsKey } from '../../back-office/people/sessions.ts';
import { hasWayIn } from '../../back-office/people/ways-in.ts';
import { type Role, mayAct } from '../../domain/people/person.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskMiddleware, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderSignedOut } from '../layout/desk-page.tsx';
import { sessionToken } from './sessions.ts';

/** Lets only people on staff pass; others are led to the sign-in, and back from there. */
export const requirePerson: DeskMiddleware = async (c, next) => {
  const desk = c.get('desk');
  const signedIn = await findSession(desk.repositories, sessionToken(c), desk.now());
  if (signedIn) {
    c.set('signedIn', signedIn);
    c.set('keptFormsKey', await keptFormsKey(desk.repositories, signedIn.person));
    return next();
  }
  if (c.req.method === 'GET' && cameFromElsewhere(c)) return openAgain(c);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.redirect(signInAddress(c), 303);
  return renderSignedOut(c);
};

/** Lets only people with a role pass, or one that may do more; call it after `requirePerson`. */
export function requireRole(needed: Role): DeskMiddleware {
  return async (c, next) => (mayAct(c.get('signedIn').person.role, needed) ? next() : renderNotAllowed(c));
}

/** Answers someone whose role does not suffice. */
export function renderNotAllowed(c: DeskRequest): Response {
  const { notAllowed } = c.get('desk').messages.shell;
  return renderDeskMessage(c, { status: 403, ...notAllowed, to: addresses.home });
}

// Editors and owners change things; a reader's browser posts only to sign out and for their own devices.
export const requireEditorToPost: DeskMiddleware = (c, next) =>
  c.req.method === 'POST' ? requireRole('editor')(c, next) : next();

// A strict cookie is not sent where a link on another site, such as webmail, leads here. A page that opens itself again
// is a request of our own.
function cameFromElsewhere(c: DeskRequest): boolean {
  return c.req.header('sec-fetch-site') === 'cross-site' && sessionToken(c) === '';
}

function openAgain(c: DeskRequest): Response {
  return c.html(
    '<!doctype html><meta charset="utf-8"><title>…</title><meta http-equiv="refresh" content="0">',
    200,
    {
      'cache-control': 'no-store',
    },
  );
}

function signInAddress(c: DeskRequest): string {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === addresses.home) return addresses.signIn;
  return `${addresses.signIn}?${new URLSearchParams({ to: pathname + search }).toString()}`;
}

/** Leads people who could not sign in again to the page on which they choose how; call it after `requirePerson`. */
export const requireWayIn: DeskMiddleware = async (c, next) =>
  (await hasWayIn(c.get('desk').repositories, c.get('signedIn').person))
    ? next()
    : c.redirect(addresses.setUp, 303);
