import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeProductCollection, productCollection } from '../back-office/collections/collections.ts';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { dayInIndia } from '../domain/indian-time.ts';
import { uploadOfFolder } from '../domain/picture-upload.ts';
import { type PictureConsent, pictureMayBeShown } from '../domain/publication-consent.ts';
import { type DataRevision, createRevisionCache } from './cache/revision-cache.ts';
import type { ContentInUse } from './open-shown-content.ts';

/**
 * Who may fetch the files of a picture: everybody for ever, `lasting`; everybody until somebody says that it shows people,
 * `public`; everybody while a consent holds, `consented`; only
 * staff, because a consent ended, `ended`, or because nothing published uses an upload, `unpublished`; nobody can say while
 * the database does not answer, `unknown`.
 */
export type PictureAccess = 'lasting' | 'public' | 'consented' | 'ended' | 'unpublished' | 'unknown';

/** By folder: the pictures that show people, those in use that need no consent, and the consents of those in the gallery. */
type Pictures = {
  ofPeople: ReadonlySet<string>;
  free: ReadonlySet<string>;
  consents: ReadonlyMap<string, PictureConsent[]>;
};

/**
 * Tells who may fetch the files of a picture, by the name of its folder in `/media/`. What uses a picture is looked up once
 * for each revision of the data; the day counts at each request.
 */
export function openPictureAccess(parts: {
  repositories: Repositories;
  dataDir: string;
  content: ContentInUse;
  /** The address of a picture by its name; an address stays as it is. */
  address: (picture: string) => string;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): (folder: string) => Promise<PictureAccess> {
  const { repositories, dataDir, content, address, revision, log } = parts;
  const cache = createRevisionCache<Pictures>({ revision, size: { max: 1 }, log });
  const folderOf = (picture: string) => address(picture).split('/')[2] ?? '';

  async function load(): Promise<Pictures> {
    const { value, stale } = await content.now();
    if (stale) throw new Error('the gallery can’t be read');
    const products = await repositories.products.all();
    const homeProducts = await repositories.homeProducts.all();
    const ofPeople = value.gallery.filter(({ consent }) => consent !== 'nobody').map(({ image }) => image);
    const free = [
      ...value.gallery.filter(({ consent }) => consent === 'nobody').map(({ image }) => image),
      ...products.flatMap((product) => productCollection.picturesOf(product).map(({ name }) => name)),
      ...homeProducts.flatMap((product) => homeProductCollection.picturesOf(product).map(({ name }) => name)),
    ];
    const consents = Map.groupBy(value.gallery, ({ image }) => folderOf(image));
    return {
      ofPeople: new Set([...(await repositories.peoplePictures.all()), ...ofPeople].map(folderOf)),
      free: new Set(free.map(folderOf)),
      consents: new Map(
        [...consents].map(([folder, pictures]) => [folder, pictures.map(({ consent }) => consent)]),
      ),
    };
  }

  const accessNow = async (folder: string): Promise<PictureAccess> => {
    const known = await cache.fetch('pictures', load).catch((cause: unknown) => {
      log('what uses a picture can’t be read', cause);
      return undefined;
    });
    if (!known) return 'unknown';
    const { ofPeople, free, consents } = known.value;
    // A product that shows it too says nothing of who is in it.
    if (ofPeople.has(folder)) {
      if (known.stale) return 'unknown';
      return isShown(consents.get(folder)) ? 'consented' : 'ended';
    }
    if (free.has(folder)) return 'public';
    if (uploadOfFolder(folder) !== undefined) return 'unpublished';
    // What came with an import may be put into the gallery; a drawing of the release that nothing names stays what it is.
    return existsSync(join(dataDir, 'media', folder)) ? 'public' : 'lasting';
  };

  return async (folder) => {
    const access = await accessNow(folder);
    if (access !== 'unpublished') return access;
    // A page that was made within the last second may show it already.
    await revision.latest();
    return accessNow(folder);
  };
}

function isShown(consents: readonly PictureConsent[] = []): boolean {
  const today = dayInIndia(new Date().toISOString());
  return consents.some((consent) => pictureMayBeShown(consent, today));
}
