import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../layout/desk-context.ts';
import { requireReauthentication } from '../people/reauthentication.tsx';
import { requireRole } from '../people/require-person.ts';
import { getStudentErasing, postStudentErasing } from './erasing.tsx';
import { getConsent, postConsent, postWithdrawal } from './student-consent.tsx';
import {
  askedId,
  getNewStudent,
  getStudent,
  postBin,
  postComeBack,
  postLeave,
  postNewStudent,
  postOffList,
  postStudent,
} from './student.tsx';
import { getStudents, getStudentsCsv } from './students.tsx';

/** The pages about students, below their own address. */
export function studentsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getStudents);
  routes.get('/export.csv', getStudentsCsv);
  // These forms are for those who may send them.
  routes.get('/new', requireRole('editor'), getNewStudent);
  routes.post('/new', postNewStudent);
  routes.use('/:id/*', requireStudent);
  routes.get('/:id', getStudent);
  routes.post('/:id', postStudent);
  routes.post('/:id/leave', postLeave);
  routes.post('/:id/come-back', postComeBack);
  routes.post('/:id/off-list', postOffList);
  routes.post('/:id/bin', postBin);
  routes.get('/:id/erase', requireRole('editor'), requireReauthentication, getStudentErasing);
  routes.post('/:id/erase', requireReauthentication, postStudentErasing);
  routes.get('/:id/consent', requireRole('editor'), getConsent);
  routes.post('/:id/consent', postConsent);
  routes.post('/:id/consent/withdraw', postWithdrawal);
  return routes;
}

const requireStudent: DeskMiddleware = async (c, next) =>
  (await c.get('desk').repositories.students.find(askedId(c))) ? next() : c.notFound();
