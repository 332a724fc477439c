import { Hono } from 'hono';
import type { DeskEnv } from '../../desk-context.ts';
import * as preview from './preview-page.ts';
import * as list from './text-list-page.tsx';
import * as section from './text-section-page.tsx';
import * as versions from './versions-page.tsx';

/** The desk's pages about the texts of the site. */
export function textsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', list.get);
  routes.get('/preview/:page', preview.get);
  routes.get('/versions/:page/:text', versions.get);
  routes.post('/versions/:page/:text', versions.post);
  for (const path of ['/:page', '/:page/:section']) {
    routes.get(path, section.get);
    routes.post(path, section.post);
  }
  return routes;
}
