import { Hono } from 'hono';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv, DeskServices } from '../../desk-context.ts';
import { editRoutes } from '../../editing/edit-routes.ts';
import { galleryArea } from './gallery-area.tsx';
import { galleryPage } from './gallery-page.tsx';

/** The pages of the gallery's pictures. */
export function galleryRoutes(services: DeskServices): Hono<DeskEnv> {
  // Read before a request begins a transaction, which has the only connection to SQLite.
  let ofFiles: readonly GalleryPicture[] = [];
  let ended: ReadonlySet<string> = new Set();
  const area = galleryArea(services, () => ofFiles, baseOf);
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (_, next) => {
    ofFiles = (await services.content()).gallery;
    ended = await services.endedPictures();
    await next();
  });
  routes.get('/', (c) => galleryPage(c, area, baseOf));
  routes.route('/', editRoutes(area));
  return routes;

  function baseOf(address: string): string {
    return ended.has(address.split('/')[2] ?? '') ? addresses.home : '';
  }
}
