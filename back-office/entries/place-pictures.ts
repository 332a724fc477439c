import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { OnProgress } from '../counted.ts';
import { makeDerivatives, TooManyPixels, UnreadablePicture } from '../pictures/make-derivatives.ts';
import type { RowProblem } from './import-error.ts';

const MOST_BYTES = 60_000_000;
const CONCURRENCY = 2;

/** A picture that a list names, and where it does. */
export type ListedPicture = { name: string; row: number; column: string };

/**
 * Where names lead: pictures beside the list, the site's media folder, addresses that the site already shows, and a temporary
 * folder inside the data folder for those that are made.
 */
export type PicturePlaces = {
  besideList: string;
  files: FileStore;
  shown: ReadonlySet<string>;
  unfinished: string;
};

/** The addresses of the named pictures, how many were made, and what is wrong with others, wherever they are named. */
export type PlacedPictures = {
  addresses: ReadonlyMap<string, string>;
  made: number;
  problems: RowProblem[];
  /** Puts the pictures that were made into the media folder; until then the site has none of them. */
  keep(): Promise<void>;
};

/** Makes the site's files of each picture that lies beside the list; an address of the site's own stays as it is. */
export async function placePictures(
  pictures: readonly ListedPicture[],
  places: PicturePlaces,
  onProgress: OnProgress = () => {},
): Promise<PlacedPictures> {
  const media = join(places.files.workFolder, 'media');
  const addresses = new Map<string, string>();
  const problems: RowProblem[] = [];
  const folders = new Set<string>();

  const named = Map.groupBy(pictures, ({ name }) => name);
  const toMake = new Set([...named.keys()].filter((name) => !isAddress(name) && !places.shown.has(name)));
  let done = 0;
  onProgress(done, toMake.size);
  const queue = named.entries();
  const work = async () => {
    for (const [name, listed] of queue) {
      try {
        const placed = await place(name, places, media);
        addresses.set(name, placed.address);
        if (placed.folder !== undefined) folders.add(placed.folder);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        problems.push(...listed.map(({ row, column }) => ({ row, column, reason: error.message })));
      }
      if (!toMake.has(name)) continue;
      done += 1;
      onProgress(done, toMake.size);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));

  return {
    addresses,
    made: [...folders].filter((folder) => dirname(folder) !== media).length,
    problems,
    keep: async () => {
      await mkdir(media, { recursive: true });
      for (const folder of folders) {
        const written = join(media, basename(folder));
        // Where another process has made the same picture meanwhile, its files are as good.
        if (folder !== written)
          await rename(folder, written).catch((error: unknown) => {
            if (!existsSync(written)) throw error;
          });
        await places.files.keep(`media/${basename(folder)}`);
      }
    },
  };
}

class PictureError extends Error {}

// An address of this site, or of another one.
function isAddress(name: string): boolean {
  return name.startsWith('/') || isElsewhere(name);
}

function isElsewhere(name: string): boolean {
  return /^([a-z]{2,}:|\/\/)/i.test(name);
}

function place(
  name: string,
  places: PicturePlaces,
  media: string,
): Promise<{ address: string; folder?: string }> {
  if (places.shown.has(name)) return Promise.resolve({ address: name });
  if (isElsewhere(name))
    throw new PictureError(
      `“${name}” is on another site. Save the picture beside the list and write its file name.`,
    );
  return name.startsWith('/') ? ownAddress(name, places) : makeOf(name, places, media);
}

async function ownAddress(name: string, { files }: PicturePlaces): Promise<{ address: string }> {
  const isMedia = /^\/media\/[\w-]+\/[\w.-]+$/.test(name) && (await files.find(name.slice(1))) !== undefined;
  if (isMedia) return { address: name };
  throw new PictureError(`This site has no picture at ${name}. Write the name of a file beside the list.`);
}

async function makeOf(name: string, { besideList, unfinished }: PicturePlaces, media: string) {
  const file = resolve(besideList, name.replaceAll('\\', '/'));
  if (relative(besideList, file).startsWith('..'))
    throw new PictureError(`“${name}” is outside the folder of the list. Put the picture beside the list.`);
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined)
    throw new PictureError(`There is no file “${name}” beside the list. Capital letters matter.`);
  if (size > MOST_BYTES) throw new PictureError(`“${name}” is larger than 60 MB. Save it smaller.`);
  try {
    return await makeDerivatives(await readFile(file), pictureName(file), unfinished, { kept: media });
  } catch (error) {
    if (error instanceof TooManyPixels)
      throw new PictureError(
        `“${name}” is ${error.width} × ${error.height} pixels, which is too large. Make its size smaller, such as 2000 pixels wide, and save it again.`,
        { cause: error },
      );
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new PictureError(
      `“${name}” can't be read as a picture. Save it as JPEG, PNG, WebP, AVIF or SVG; another ending alone doesn't change a file.`,
      { cause: error },
    );
  }
}

/**
 * The name under which a picture's files lie, made of the file's name.
 * @example pictureName('Jute Bag (1).JPG') // 'jute-bag-1'
 */
function pictureName(file: string): string {
  const words =
    parse(file)
      .name.normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 50).replace(/-$/, '') || 'picture';
}
