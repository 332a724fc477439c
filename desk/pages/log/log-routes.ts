import { Hono } from 'hono';
import type { DeskEnv } from '../../desk-context.ts';
import { requireRole } from '../../require-person.ts';
import * as csv from './log-csv.ts';
import * as list from './log-page.tsx';

/** The log of what staff did: everyone may read it, owners may take it with them. */
export function logRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', list.get);
  routes.get('/export.csv', requireRole('owner'), csv.get);
  return routes;
}
