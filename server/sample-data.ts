import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtPictures } from 'virtual:built-pictures';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { sampleHomeProducts } from '../content/sample-data/home-products.ts';
import { type SampleProduct, sampleProducts } from '../content/sample-data/products.ts';
import { sampleStudents } from '../content/sample-data/students.ts';
import { paiseFromRupees } from '../domain/money.ts';
import type { Log } from './log.ts';

/** Fills each empty collection of the database with its samples; what holds anything is left alone. */
export async function fillWithSamples(repositories: Repositories, dataDir: string, log: Log): Promise<void> {
  const { products, homeProducts, students } = repositories;
  const keep = pictureKeeper(dataDir);
  if ((await products.count()) === 0)
    await products.save(sampleProducts.map((product) => stocked(product, keep)));
  if ((await homeProducts.count()) === 0) {
    await homeProducts.save(
      sampleHomeProducts.map(({ picture, price, ...rest }) => ({
        ...rest,
        price: paiseFromRupees(price),
        image: keep(picture),
      })),
    );
  }
  if ((await students.count()) === 0) await students.save(sampleStudents);
  log.info('an empty database was filled with samples');
}

// Catalogue pictures lie with the data, so that a later build with other drawings leaves no product without its own.
function pictureKeeper(dataDir: string): (name: string) => string {
  return (name) => {
    const address = builtPictures[name];
    if (address === undefined) throw new Error(`The samples name a picture that was not made: ${name}.`);
    const folder = dirname(address);
    cpSync(join('build', folder), join(dataDir, folder), { recursive: true });
    return address;
  };
}

function stocked(
  { picture, price, variants, colorVariants, ...rest }: SampleProduct,
  keep: (name: string) => string,
) {
  return {
    ...rest,
    price: paiseFromRupees(price),
    imageURL: keep(picture),
    variants: variants.map((variant) => ({
      type: variant.type,
      price: paiseFromRupees(variant.price),
      imageURL: keep(variant.picture),
      ...(variant.description ? { description: variant.description } : {}),
    })),
    colorVariants: colorVariants.map((colour) => ({ color: colour.color, imageURL: keep(colour.picture) })),
  };
}
