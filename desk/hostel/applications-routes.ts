import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../layout/desk-context.ts';
import { requireReauthentication } from '../people/reauthentication.tsx';
import { requireRole } from '../people/require-person.ts';
import { askedReference, postBin, postNote, postState, postTakeOver } from './application-forms.ts';
import { renderApplication } from './application.tsx';
import { getAdmission, getDeclining, postAdmission, postDeclining } from './decision.tsx';
import { getApplicationErasing, postApplicationErasing } from './erasing.tsx';
import { getInbox, getInboxCsv } from './inbox.tsx';

/** The pages about applications, below their own address. */
export function applicationsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getInbox);
  routes.get('/export.csv', getInboxCsv);
  routes.use('/:reference/*', requireApplication);
  routes.get('/:reference', (c) => renderApplication(c, askedReference(c)));
  routes.post('/:reference/note', postNote);
  routes.post('/:reference/take-over', postTakeOver);
  routes.post('/:reference/state', postState);
  routes.post('/:reference/bin', postBin);
  // These forms are for those who may send them.
  routes.get('/:reference/admit', requireRole('editor'), getAdmission);
  routes.post('/:reference/admit', postAdmission);
  routes.get('/:reference/decline', requireRole('editor'), getDeclining);
  routes.post('/:reference/decline', postDeclining);
  routes.get('/:reference/erase', requireRole('editor'), requireReauthentication, getApplicationErasing);
  routes.post('/:reference/erase', requireReauthentication, postApplicationErasing);
  return routes;
}

const requireApplication: DeskMiddleware = async (c, next) =>
  (await c.get('desk').repositories.inbox.find(askedReference(c))) ? next() : c.notFound();
