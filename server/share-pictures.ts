import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import type { PictureAccess } from '../back-office/gallery/picture-access.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { withTemporaryFolder } from '../back-office/with-temporary-folder.ts';
import { filesOf } from '../domain/entries/files.ts';
import { ownPicture } from '../domain/pictures/picture-address.ts';
import { SHARE_PICTURE, sharePictureAddress } from '../domain/pictures/share-picture.ts';
import { type Product, productFields } from '../domain/shop/product.ts';
import { pictureAsAllowed, servedByStore } from './files.ts';

type SharePictureParts = Pick<SiteData, 'dataDir' | 'files'> & {
  /** The release: it or the store holds a product's picture. */
  release: string;
  products: () => Promise<readonly Product[]>;
  /** Who may fetch the files of a picture, by the name of its folder in `/media/`. */
  accessOf: (folder: string) => Promise<PictureAccess>;
};

/**
 * The pictures that stand for products where their pages are shared: the whole of a picture on a ground of its colour. Each is
 * made when it is first asked for, and kept in the store. There are none of other pictures.
 */
export function sharePictures({ dataDir, files, release, products, accessOf }: SharePictureParts): Hono {
  const app = new Hono();
  // Several ask at once when an address is shared in a group.
  const making = new Map<string, Promise<boolean>>();

  async function make(key: string, picture: string, colour: string): Promise<boolean> {
    if (await files.find(key)) return true;
    const source = (await files.find(picture.slice(1))) ?? join(release, picture);
    if (!existsSync(source)) return false;
    await withTemporaryFolder(dataDir, async (folder) => {
      const into = join(folder, basename(key));
      await sharp(source)
        .resize({ ...SHARE_PICTURE, fit: 'contain', background: colour })
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(into);
      await files.add(key, into);
    });
    return true;
  }

  app.get('/share/:file', async (c, next) => {
    const address = `/share/${c.req.param('file')}`;
    const access = await accessOf(parse(address).name);
    // No product names it to visitors any more.
    if (access === 'ended') return pictureAsAllowed(c, next, access, basename(address));
    const picture = (await products())
      .flatMap((product) => filesOf(productFields, product))
      .find((each) => sharePictureAddress(each) === address);
    const own = picture === undefined ? undefined : ownPicture(picture);
    if (picture === undefined || !own) return c.text('Not found', 404);
    const key = address.slice(1);
    const made = making.get(key) ?? make(key, picture, own.colour).finally(() => making.delete(key));
    making.set(key, made);
    if (!(await made)) return c.text('Not found', 404);
    return pictureAsAllowed(c, next, access, basename(address));
  });
  app.get('/share/*', servedByStore(files));
  return app;
}
