import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteData } from '../back-office/open-site-data.ts';
import { samplesInPlace, samplesSeen } from '../back-office/upkeep/samples.ts';
import type { HomeProduct } from '../domain/shop/home-product.ts';
import type { Product } from '../domain/shop/product.ts';
import { isOn } from '../domain/values/parts.ts';
import { paiseFromRupees } from '../domain/values/rupees.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { type DataRevision, createRevisionCache } from '../storage/database/revision-cache.ts';
import { makeFolder } from '../storage/files/make-folder.ts';
import { isDiskFull } from '../storage/files/system-reason.ts';
import {
  type SampleHomeProduct,
  type SampleProduct,
  sampleHomeProducts,
  sampleProducts,
  sampleStudents,
} from '../texts/samples.ts';
import type { Log } from './log.ts';

/** The data that gets the samples, the release that holds the files of their pictures, and the addresses of those by name. */
type SamplePlace = Pick<SiteData, 'repositories' | 'dataDir' | 'files'> & {
  release: string;
  pictures: Readonly<Record<string, string>>;
};

/** Fills each new collection of the database with its samples; what staff emptied stays empty. */
export async function fillWithSamples(place: SamplePlace, log: Log): Promise<void> {
  const { products, homeProducts, publicStudents, revisions } = place.repositories;
  const keep = pictureKeeper(place);
  const fill = async (name: Parameters<typeof revisions.isNew>[0], save: () => Promise<void>) => {
    if (!(await revisions.isNew(name))) return;
    try {
      await save();
    } catch (error) {
      // The pages of what is there already are shown all the same; the next start tries again.
      if (!isDiskFull(error)) throw error;
      log.error({ err: error }, `the new collection ${name} could not be filled with samples`);
      return;
    }
    log.info(`the new collection ${name} was filled with samples`);
  };
  if (isOn('shop')) {
    await fill('products', async () =>
      products.save(await Promise.all(sampleProducts.map((each) => stocked(each, keep)))),
    );
    await fill('home_products', async () =>
      homeProducts.save(await Promise.all(sampleHomeProducts.map((each) => shown(each, keep)))),
    );
  }
  if (isOn('students')) await fill('students', () => publicStudents.save(sampleStudents));
}

// Catalogue pictures lie with the data, so that a later build with other drawings leaves no product without its own.
function pictureKeeper({ release, files, pictures }: SamplePlace): KeepPicture {
  return async (name) => {
    makeFolder(files.workFolder);
    const address = pictures[name];
    if (address === undefined) throw new Error(`The samples name a picture that was not made: ${name}.`);
    const folder = dirname(address);
    cpSync(join(release, folder), join(files.workFolder, folder), { recursive: true });
    await files.keep(folder.slice(1));
    return address;
  };
}

/** Keeps the files of a picture in the store; gives its address. */
type KeepPicture = (name: string) => Promise<string>;

async function stocked(
  { picture, price, variants, colorVariants, ...rest }: SampleProduct,
  keep: KeepPicture,
): Promise<Product> {
  return {
    ...rest,
    price: paiseFromRupees(price),
    imageURL: await keep(picture),
    variants: await Promise.all(
      variants.map(async ({ picture: name, price: rupees, ...variant }) => ({
        ...variant,
        price: paiseFromRupees(rupees),
        imageURL: await keep(name),
      })),
    ),
    colorVariants: await Promise.all(
      colorVariants.map(async ({ picture: name, ...colour }) => ({ ...colour, imageURL: await keep(name) })),
    ),
  };
}

async function shown(
  { picture, price, ...rest }: SampleHomeProduct,
  keep: KeepPicture,
): Promise<HomeProduct> {
  return { ...rest, price: paiseFromRupees(price), image: await keep(picture) };
}

/** Whether visitors see samples; `stale` where the database can't say, and the last answer or “no” stands in. */
export type SampleSearch = () => Promise<{ value: boolean; stale: boolean }>;

/**
 * Looks for what the command line's `check` calls a sample, in the content as it is shown and in the database, which is asked
 * once for each revision of its data, and not at all while the content has samples.
 */
export function createSampleSearch(parts: {
  contentHasSamples: () => Promise<boolean>;
  repositories: Repositories;
  usesFirestore: boolean;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): SampleSearch {
  const { contentHasSamples, repositories, usesFirestore, revision, log } = parts;
  const cache = createRevisionCache<boolean>({ revision, size: { max: 1 }, log });
  const isThereAny = async () => {
    const { products, homeProducts, students } = samplesSeen(
      await samplesInPlace(repositories),
      usesFirestore,
    );
    return products.length + homeProducts.length + students.length > 0;
  };
  return async () => {
    if (await contentHasSamples()) return { value: true, stale: false };
    return cache.fetch('samples', isThereAny).catch((cause: unknown) => {
      log('the samples can’t be counted', cause);
      return { value: false, stale: true };
    });
  };
}
