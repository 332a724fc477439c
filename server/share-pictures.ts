import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { PictureAccess } from '../back-office/gallery/picture-access.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { makeSharePicture } from '../back-office/pictures/make-share-picture.ts';
import { picturesOf } from '../domain/entries/pictures.ts';
import { ownPicture } from '../domain/pictures/picture-address.ts';
import { sharePictureAddress } from '../domain/pictures/share-picture.ts';
import { type Product, productFields } from '../domain/shop/product.ts';
import { pictureAsAllowed } from './files.ts';

type SharePictureParts = Pick<SiteData, 'dataDir' | 'files'> & {
  /** The release: it or the store holds a product's picture. */
  release: string;
  products: () => Promise<readonly Product[]>;
  /** Who may fetch the files of a picture, by the name of its folder in `/media/`. */
  accessOf: (folder: string) => Promise<PictureAccess>;
};

/**
 * The pictures that stand for products where their pages are shared. Each is made when it is first asked for, and kept. There
 * are none of other pictures.
 */
export function sharePictures({ dataDir, files, release, products, accessOf }: SharePictureParts): Hono {
  const app = new Hono();
  // Several ask at once when an address is shared in a group.
  const making = new Map<string, Promise<void>>();

  app.get('/share/:file', async (c, next) => {
    const address = `/share/${c.req.param('file')}`;
    const access = await accessOf(parse(address).name);
    // No product names it to visitors any more.
    if (access === 'ended') return pictureAsAllowed(c, next, access, basename(address));
    const picture = (await products())
      .flatMap((product) => picturesOf(productFields, product))
      .find((each) => sharePictureAddress(each) === address);
    const own = picture === undefined ? undefined : ownPicture(picture);
    const source = picture && ((await files.find(picture.slice(1))) ?? join(release, picture));
    if (!own || source === undefined || !existsSync(source)) return c.text('Not found', 404);
    const makeAndServe = async () => {
      const into = join(dataDir, 'share', basename(address));
      const made = making.get(into) ?? makeSharePicture(source, { colour: own.colour, into });
      making.set(into, made);
      await made.finally(() => making.delete(into));
      await next();
    };
    return pictureAsAllowed(c, makeAndServe, access, basename(address));
  });
  app.get('/share/*', serveStatic({ root: dataDir }));
  return app;
}
