import { Hono } from 'hono';
import type { DeskEnv, DeskServices } from '../../desk-context.ts';
import { editRoutes } from '../../editing/edit-routes.ts';
import { galleryArea } from './gallery-area.tsx';
import { galleryPage } from './gallery-page.tsx';

/** The pages of the gallery's pictures. */
export function galleryRoutes(services: DeskServices): Hono<DeskEnv> {
  const area = galleryArea(services);
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', (c) => galleryPage(c, area));
  routes.route('/', editRoutes(area));
  return routes;
}
