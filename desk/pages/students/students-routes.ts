import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../../desk-context.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { requireRole } from '../../require-person.ts';
import * as consent from './consent-page.tsx';
import * as erase from './erase-page.ts';
import * as list from './list-page.tsx';
import * as newStudent from './new-page.tsx';
import * as csv from './student-csv.ts';
import { askedId, get, post, postBin, postComeBack, postLeave } from './student-page.ts';

/** The pages about students, below their own address. */
export function studentsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', list.get);
  routes.get('/export.csv', csv.get);
  // These forms are for those who may send them.
  routes.get('/new', requireRole('editor'), newStudent.get);
  routes.post('/new', newStudent.post);
  routes.use('/:id/*', requireStudent);
  routes.get('/:id', get);
  routes.post('/:id', post);
  routes.post('/:id/leave', postLeave);
  routes.post('/:id/come-back', postComeBack);
  routes.post('/:id/bin', postBin);
  routes.get('/:id/erase', requireRole('editor'), requireReauthentication, erase.get);
  routes.post('/:id/erase', requireReauthentication, erase.post);
  routes.get('/:id/consent', requireRole('editor'), consent.get);
  routes.post('/:id/consent', consent.post);
  routes.post('/:id/consent/withdraw', consent.postWithdrawal);
  return routes;
}

const requireStudent: DeskMiddleware = async (c, next) =>
  (await c.get('desk').repositories.students.find(askedId(c))) ? next() : c.notFound();
