import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { digitsOfFolder, uploadDigits } from '../../domain/pictures/picture-upload.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { NamedPicture } from '../../storage/pictures/named-pictures.ts';
import { readJson } from '../../texts/read-json.ts';
import type { SiteData } from '../open-site-data.ts';
import { hasOwnLogo } from './make-logo.ts';
import type { PictureAddresses } from './make-site-pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// A form that somebody has typed into and not saved may name an upload for 14 days.
const LEAST_MS = { ofPeople: DAY_MS, uploaded: 15 * DAY_MS };

/**
 * Removes the files of pictures that show people and of uploads, PDF files too, that no row, draft or entry in the bin names any more; says of
 * how many pictures. Other pictures stay, since carts in visitors' browsers show them. Where something can't be read nothing is
 * removed, and so where nothing was ever stored: then the database is probably not the one of these files.
 */
export async function removeUnusedPictures(
  { repositories, files }: Pick<SiteData, 'repositories' | 'files'>,
  now = new Date(),
): Promise<number> {
  // Listed first: a picture that is made meanwhile may be named by a row after that.
  const folders = Map.groupBy(await files.list('media'), ({ key }) => folderOf(`/${key}`)[0] ?? '');
  // In one transaction: what is published meanwhile is either in its draft or in its row.
  const { isNew, ofPeople, named } = await repositories.inTransaction(readPictures);
  if (isNew) return 0;
  let removed = 0;
  for (const [folder, written] of folders) {
    const least = leastAge(folder, ofPeople);
    if (least === undefined || named.has(folder) || named.has(digitsOfFolder(folder) ?? '')) continue;
    if (written.some(({ writtenAt }) => writtenAt.getTime() >= now.getTime() - least)) continue;
    await repositories.pictureJobs.forget(folder);
    await files.remove(`media/${folder}`);
    removed += 1;
  }
  return removed;
}

function leastAge(folder: string, ofPeople: ReadonlySet<string>): number | undefined {
  if (ofPeople.has(folder)) return LEAST_MS.ofPeople;
  return digitsOfFolder(folder) === undefined ? undefined : LEAST_MS.uploaded;
}

/** The folders of pictures that show people, and the folders and uploads that are named. */
async function readPictures(all: Repositories) {
  const areNew = await Promise.all(
    (['products', 'gallery_pictures', 'documents'] as const).map((name) => all.revisions.isNew(name)),
  );
  const { pictures, uploads } = await all.pictureNames();
  const named = pictures.flatMap(({ file }) => folderOf(`/${file}`));
  return {
    isNew: areNew.every(Boolean),
    ofPeople: new Set((await all.peoplePictures.all()).flatMap(folderOf)),
    named: new Set([...named, ...[...uploads].map(uploadDigits)]),
  };
}

// Pictures of the content go by a name and have no folder here.
function folderOf(address: string): string[] {
  const [, folder] = /^\/media\/([\w-]+)\//.exec(address) ?? [];
  return folder === undefined ? [] : [folder];
}

const KEPT_MS = 30 * DAY_MS;

/**
 * Removes the pictures that stand for products where their pages are shared, 30 days after they were made: those of products
 * that are still there are made again when someone asks for them.
 */
export async function removeOldSharePictures(files: FileStore, now: Date): Promise<void> {
  for (const { key, writtenAt } of await files.list('share'))
    if (writtenAt.getTime() <= now.getTime() - KEPT_MS) await files.remove(key);
}

/** The pictures that rows, drafts and entries in the bin name and whose files are not in the store. */
export async function lostPictures(
  { pictureNames }: Pick<Repositories, 'pictureNames'>,
  files: FileStore,
): Promise<NamedPicture[]> {
  const present = new Set((await files.list('media')).map(({ key }) => key));
  return (await pictureNames()).pictures.filter(({ file }) => !present.has(file));
}

/** The addresses of the drawings in a content folder that no photograph replaces, and no logo of one's own. */
export function drawingsInUse(contentDir: string): PictureAddresses {
  const folder = join(contentDir, 'pictures');
  const drawn = readJson(join(folder, 'drawn.json'), 'content/pictures/drawn.json');
  const photographs = new Set(
    readdirSync(folder)
      .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
      .map((file) => parse(file).name),
  );
  const addresses = 'value' in drawn ? Object.entries(drawn.value as PictureAddresses) : [];
  if (hasOwnLogo(contentDir)) photographs.add('social-preview');
  return Object.fromEntries(addresses.filter(([name]) => !photographs.has(name)));
}
