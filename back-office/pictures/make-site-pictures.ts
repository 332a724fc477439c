import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { SHARED_LOGO } from '../../domain/pictures/share-picture.ts';
import { makeDerivatives } from './make-derivatives.ts';
import { sharePictureOfLogo } from './make-logo.ts';

/** The addresses of pictures, by the picture's name. */
export type PictureAddresses = Readonly<Record<string, string>>;

const addressesSchema = v.record(v.string(), v.string());

/**
 * Puts the files of every picture of the site into `<buildDir>/media` and their addresses into
 * `<buildDir>/pictures.json`, which it also returns: the committed drawings as they are, and files made of each photograph
 * in `<contentDir>/pictures`, once. A photograph replaces the drawing that has its name; that of shared pages is made of the
 * foundation's own logo where it has none.
 * Throws an Error that names the file where a photograph can't be read.
 */
export async function makeSitePictures(folders: {
  contentDir: string;
  buildDir: string;
}): Promise<PictureAddresses> {
  const pictures = join(folders.contentDir, 'pictures');
  const media = join(folders.buildDir, 'media');
  await mkdir(media, { recursive: true });
  // Their addresses carry a hash: a file that is there already is the same.
  await cp(join(pictures, 'drawn'), media, { recursive: true, force: false });
  const drawings = v.parse(addressesSchema, JSON.parse(await readFile(join(pictures, 'drawn.json'), 'utf8')));
  const photographs = await photographsIn(pictures, media);
  const shared = 'social-preview' in photographs ? undefined : await sharePictureOfLogo(folders.contentDir);
  if (shared) photographs['social-preview'] = (await makeDerivatives(shared, SHARED_LOGO, media)).address;
  await removeAllBut([...Object.values(drawings), ...Object.values(photographs)], media);

  const addresses = sorted({ ...drawings, ...photographs });
  await writeFile(join(folders.buildDir, 'pictures.json'), `${JSON.stringify(addresses, null, 2)}\n`);
  return addresses;
}

async function photographsIn(folder: string, media: string): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const file of (await readdir(folder)).filter((each) => /\.(jpe?g|png|webp)$/i.test(each))) {
    const { name } = parse(file);
    const { address } = await makeDerivatives(await readFile(join(folder, file)), name, media);
    addresses[name] = address;
  }
  return addresses;
}

/** Removes what an earlier build made of pictures that are gone. Hidden folders are those that another run is filling. */
async function removeAllBut(addresses: readonly string[], media: string): Promise<void> {
  const current = new Set(addresses.map((address) => address.split('/')[2]));
  const stale = (await readdir(media)).filter((folder) => !folder.startsWith('.') && !current.has(folder));
  await Promise.all(stale.map((folder) => rm(join(media, folder), { recursive: true })));
}

function sorted(addresses: PictureAddresses): PictureAddresses {
  return Object.fromEntries(Object.entries(addresses).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
