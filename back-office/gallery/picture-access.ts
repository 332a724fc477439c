import { type PictureConsent, pictureMayBeShown } from '../../domain/consents/publication-consent.ts';
import type { Fields } from '../../domain/entries/field.ts';
import { mapFiles } from '../../domain/entries/files.ts';
import { pictureShown } from '../../domain/pictures/picture-address.ts';
import { digitsOfFolder } from '../../domain/pictures/picture-upload.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type DataRevision, createRevisionCache } from '../../storage/database/revision-cache.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { isDiskFull } from '../../storage/files/system-reason.ts';
import { homeProductCollection, productCollection } from '../shop/products.ts';
import type { ContentInUse } from '../texts/open-shown-content.ts';
import type { SiteContent } from '../texts/read-site-content.ts';

/**
 * Who may fetch the files of a picture: everybody for ever, `lasting`; everybody until somebody says that it shows people,
 * `public`; everybody while a consent holds, `consented`; only
 * staff, because a consent ended, `ended`, or because nothing published uses an upload, `unpublished`; nobody can say while
 * the database does not answer, `unknown`.
 */
export type PictureAccess = 'lasting' | 'public' | 'consented' | 'ended' | 'unpublished' | 'unknown';

/**
 * By folder: the pictures that show people, those in use that need no consent, and the consents of those in the gallery; the
 * first and the last also by what is shown. By name: the pictures of the content that show people.
 */
type Uses = {
  ofPeople: ReadonlySet<string>;
  wasTakenBack: (id: string) => boolean;
  peopleNames: ReadonlySet<string>;
  free: ReadonlySet<string>;
  consents: ReadonlyMap<string, PictureConsent[]>;
};

/** Which pictures visitors may see: all that answers or names a picture asks here. */
export type Pictures = {
  /** Who may fetch the files of a picture, by the name of its folder in `/media/`. */
  accessOf(folder: string): Promise<PictureAccess>;
  /**
   * Gives a function that leaves out of a product, or of another entry of those fields, the pictures of people without a
   * consent: '' stands in their place. `stale` where that can't be told of all; those of people are left out then.
   */
  forVisitors(fields: Fields): Promise<{ shown: <Item extends object>(item: Item) => Item; stale: boolean }>;
};

/**
 * Remembers the pictures of people in the gallery of the content's files, so that their addresses answer 410 also when a later
 * release has them no more. On a full disk the site starts without; the next start tries again.
 */
export async function rememberPeopleOfFiles(
  { peoplePictures }: Pick<Repositories, 'peoplePictures'>,
  { written }: SiteContent,
  log: (problem: string, cause: unknown) => void,
): Promise<void> {
  const ofPeople = written.gallery.filter(({ consent }) => consent !== 'nobody');
  try {
    await peoplePictures.remember(ofPeople.map(({ image }) => image));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log('the pictures of people in content/gallery.json could not be remembered', error);
  }
}

/** The uses of pictures are looked up once for each revision of the data; the day counts at each request. */
export function openPictureAccess(parts: {
  repositories: Repositories;
  files: FileStore;
  content: ContentInUse;
  /** The address of a picture by its name; an address stays as it is. */
  address: (picture: string) => string;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): Pictures {
  const { repositories, files, content, address, revision, log } = parts;
  const cache = createRevisionCache<Uses>({ revision, size: { max: 1 }, log });
  const folderOf = (picture: string) => address(picture).split('/')[2] ?? '';
  const namesOf = (picture: string) => {
    const folder = folderOf(picture);
    // A picture from elsewhere has no folder here.
    return folder === '' ? [] : [folder, shownIn(folder)];
  };

  async function load(): Promise<Uses> {
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
    const wasTakenBack = await repositories.erasures.known('picture-consent');
    // The database may have been filled from a backup of before a picture was in the gallery.
    const takenBack = free.filter((picture) =>
      // A name of the content may be the id of an entry, too.
      wasTakenBack(picture.startsWith('/') ? picture : pictureShown(picture)),
    );
    const everOfPeople = [...(await repositories.peoplePictures.all()), ...ofPeople, ...takenBack];
    const consents = Map.groupBy(
      value.gallery.flatMap(({ image, consent }) => namesOf(image).map((name) => ({ name, consent }))),
      ({ name }) => name,
    );
    return {
      ofPeople: new Set(everOfPeople.flatMap(namesOf)),
      wasTakenBack,
      peopleNames: new Set(everOfPeople.filter((picture) => !picture.startsWith('/'))),
      free: new Set(free.map(folderOf)),
      consents: new Map(
        [...consents].map(([name, pictures]) => [name, pictures.map(({ consent }) => consent)]),
      ),
    };
  }

  const usesNow = () =>
    cache.fetch('pictures', load).catch((cause: unknown) => {
      log('what uses a picture can’t be read', cause);
      return undefined;
    });

  const accessNow = async (folder: string): Promise<PictureAccess> => {
    const known = await usesNow();
    if (!known) return 'unknown';
    const ofPeople = accessOfPeople(known, folder);
    if (ofPeople) return ofPeople;
    const isOfData = () => files.hasFolder(`media/${folder}`);
    // An earlier release still has the files of a picture that this one names no more, or has another file for.
    if (known.value.peopleNames.has(contentPictureOf(folder)) && !(await isOfData())) return 'ended';
    if (known.value.free.has(folder)) return 'public';
    if (digitsOfFolder(folder) !== undefined) return 'unpublished';
    // What came with an import may be put into the gallery; a drawing of the release that nothing names stays what it is.
    return (await isOfData()) ? 'public' : 'lasting';
  };

  return {
    async accessOf(folder) {
      const access = await accessNow(folder);
      if (access !== 'unpublished') return access;
      // A page that was made within the last second may show it already.
      await revision.latest();
      return accessNow(folder);
    },
    async forVisitors(fields) {
      const known = await usesNow();
      const maySee = (picture: string) => {
        const access = known ? accessOfPeople(known, folderOf(picture)) : 'unknown';
        return access === undefined || access === 'consented';
      };
      return {
        shown: (item) => mapFiles(fields, item, (picture) => (maySee(picture) ? picture : '')),
        stale: known?.stale ?? true,
      };
    },
  };
}

/** Who may fetch a picture that shows people; undefined where nobody has said that it does. */
function accessOfPeople(
  { value: { ofPeople, wasTakenBack, consents }, stale }: { value: Uses; stale: boolean },
  folder: string,
): 'consented' | 'ended' | 'unknown' | undefined {
  // A product that shows it too says nothing of who is in it. What was in the gallery itself needs its own consent: that of
  // another picture with the same digits would show somebody else.
  const shown = shownIn(folder);
  const name = ofPeople.has(folder) ? folder : shown;
  if (!ofPeople.has(name) && !wasTakenBack(shown)) return undefined;
  if (stale) return 'unknown';
  return isShown(consents.get(name)) ? 'consented' : 'ended';
}

function shownIn(folder: string): string {
  return pictureShown(`/media/${folder}/`);
}

/** The name in the content of the picture in that folder: `gallery-swing` of `gallery-swing-0a1b2c3d`. */
function contentPictureOf(folder: string): string {
  return folder.replace(/-[\da-f]+$/, '');
}

function isShown(consents: readonly PictureConsent[] = []): boolean {
  const today = dayInIndia(new Date().toISOString());
  return consents.some((consent) => pictureMayBeShown(consent, today));
}
