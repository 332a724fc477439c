import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../../desk-context.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { requireRole } from '../../require-person.ts';
import * as admit from './admit-page.tsx';
import { askedReference } from './asked-reference.ts';
import * as decline from './decline-page.tsx';
import * as erase from './erase-page.ts';
import * as csv from './inbox-csv.ts';
import * as inbox from './inbox-page.tsx';
import { postBin, postNote, postState, postTakeOver } from './post-application.ts';
import { renderApplication } from './render-application.tsx';

/** The pages about applications, below their own address. */
export function applicationsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', inbox.get);
  routes.get('/export.csv', csv.get);
  routes.use('/:reference/*', requireApplication);
  routes.get('/:reference', (c) => renderApplication(c, askedReference(c)));
  routes.post('/:reference/note', postNote);
  routes.post('/:reference/take-over', postTakeOver);
  routes.post('/:reference/state', postState);
  routes.post('/:reference/bin', postBin);
  // These forms are for those who may send them.
  routes.get('/:reference/admit', requireRole('editor'), admit.get);
  routes.post('/:reference/admit', admit.post);
  routes.get('/:reference/decline', requireRole('editor'), decline.get);
  routes.post('/:reference/decline', decline.post);
  routes.get('/:reference/erase', requireRole('editor'), requireReauthentication, erase.get);
  routes.post('/:reference/erase', requireReauthentication, erase.post);
  return routes;
}

const requireApplication: DeskMiddleware = async (c, next) =>
  (await c.get('desk').repositories.inbox.find(askedReference(c))) ? next() : c.notFound();
