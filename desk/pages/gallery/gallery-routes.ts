import { Hono } from 'hono';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { DeskEnv, DeskServices } from '../../desk-context.ts';
import { editRoutes } from '../../editing/edit-routes.ts';
import { galleryArea } from './gallery-area.tsx';
import { galleryPage } from './gallery-page.tsx';

/** The pages of the gallery's pictures. */
export function galleryRoutes(services: DeskServices): Hono<DeskEnv> {
  // Read before a request begins a transaction, which has the only connection to SQLite.
  let ofFiles: readonly GalleryPicture[] = [];
  const area = galleryArea(services, () => ofFiles);
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (_, next) => {
    ofFiles = (await services.content()).gallery;
    await next();
  });
  routes.get('/', (c) => galleryPage(c, area));
  routes.route('/', editRoutes(area));
  return routes;
}
