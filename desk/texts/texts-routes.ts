import { Hono } from 'hono';
import type { DeskEnv, DeskMiddleware } from '../layout/desk-context.ts';
import { requireReauthentication } from '../people/reauthentication.tsx';
import { getTextList } from './text-list.tsx';
import { asksForGuardedFacts } from './text-names.tsx';
import { getPreview, getSection, postSection } from './text-section.tsx';
import { getVersions, postVersion } from './text-versions.tsx';

// Whoever has an owner's old session can't lead calls, orders and visitors elsewhere; others may not change these at all.
const reauthenticateForGuardedFacts: DeskMiddleware = async (c, next) =>
  c.get('signedIn').person.role === 'owner' && (await asksForGuardedFacts(c))
    ? requireReauthentication(c, next)
    : next();

/** The desk's pages about the texts of the site. */
export function textsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getTextList);
  routes.get('/preview/:page', getPreview);
  routes.get('/versions/:page/:text', getVersions);
  routes.post('/versions/:page/:text', reauthenticateForGuardedFacts, postVersion);
  for (const path of ['/:page', '/:page/:section']) {
    routes.get(path, getSection);
    routes.post(path, reauthenticateForGuardedFacts, postSection);
  }
  return routes;
}
