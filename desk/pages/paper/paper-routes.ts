import { Hono } from 'hono';
import { PAPERS } from '../../../paper/write-paper.ts';
import type { DeskEnv } from '../../desk-context.ts';
import { get } from './paper-page.tsx';
import { getPaper } from './printed-page.ts';

/** The pages about printing: the choice, and the papers themselves. */
export function paperRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', get);
  for (const paper of PAPERS) routes.get(`/${paper}`, (c) => getPaper(c, paper));
  return routes;
}
