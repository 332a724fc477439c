import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { homeProductCollection } from '../back-office/collections/home-product-collection.ts';
import { productCollection } from '../back-office/collections/product-collection.ts';
import { type PictureConsent, pictureMayBeShown } from '../domain/picture-consent.ts';
import { dayInIndia } from '../domain/working-days.ts';
import type { DataRevision } from './cache/data-revision.ts';
import { createRevisionCache } from './cache/revision-cache.ts';
import type { ContentInUse } from './open-shown-content.ts';

/** Who may fetch the files of a picture, by the name of its folder in `/media/`. */
export type PictureAccess = {
  /**
   * How they may be served: `lasting` for ever; `asked` now, and whoever keeps one asks again each time, because it shows
   * people or nothing published uses it yet; `ended`: see below.
   */
  of(folder: string): Promise<'lasting' | 'asked' | 'ended'>;
  /** Those that were published with people in them, and that nothing uses which may be shown today: only staff see them. */
  ended(): Promise<ReadonlySet<string>>;
};

/** By folder: the pictures that show people, those that need no consent, and the consents by which each is in the gallery. */
type Pictures = {
  ofPeople: ReadonlySet<string>;
  free: ReadonlySet<string>;
  consents: ReadonlyMap<string, PictureConsent[]>;
};

// The folders of what staff upload in the desk; they can be fetched before anything is published.
const UPLOADED = /^picture-[\da-f]{16}-/;

/** Looks up what uses a picture once for each revision of the data; the day counts at each request. */
export function openPictureAccess(parts: {
  repositories: Repositories;
  content: ContentInUse;
  /** The address of a picture by its name; an address stays as it is. */
  address: (picture: string) => string;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): PictureAccess {
  const { repositories, content, address, revision, log } = parts;
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

  const pictures = async () => (await cache.fetch('pictures', load)).value;
  return {
    async of(folder) {
      const { ofPeople, free, consents } = await pictures();
      if (ofPeople.has(folder)) return free.has(folder) || isShown(consents.get(folder)) ? 'asked' : 'ended';
      return UPLOADED.test(folder) && !free.has(folder) ? 'asked' : 'lasting';
    },
    async ended() {
      const { ofPeople, free, consents } = await pictures();
      return new Set([...ofPeople].filter((folder) => !free.has(folder) && !isShown(consents.get(folder))));
    },
  };
}

function isShown(consents: readonly PictureConsent[] = []): boolean {
  const today = dayInIndia(new Date().toISOString());
  return consents.some((consent) => pictureMayBeShown(consent, today));
}
