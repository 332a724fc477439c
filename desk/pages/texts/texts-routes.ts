import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../../desk-context.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { asksForGuardedFacts } from './find-section.ts';
import * as preview from './preview-page.ts';
import * as list from './text-list-page.tsx';
import * as section from './text-section-page.tsx';
import * as versions from './versions-page.tsx';

// Whoever has an owner's old session can't lead calls and orders elsewhere; others may not change these at all.
const reauthenticateForGuardedFacts: DeskMiddleware = async (c, next) =>
  c.get('signedIn').person.role === 'owner' && (await asksForGuardedFacts(c))
    ? requireReauthentication(c, next)
    : next();

/** The desk's pages about the texts of the site. */
export function textsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', list.get);
  routes.get('/preview/:page', preview.get);
  routes.get('/versions/:page/:text', versions.get);
  routes.post('/versions/:page/:text', reauthenticateForGuardedFacts, versions.post);
  for (const path of ['/:page', '/:page/:section']) {
    routes.get(path, section.get);
    routes.post(path, reauthenticateForGuardedFacts, section.post);
  }
  return routes;
}
