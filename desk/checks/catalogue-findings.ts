import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeProductCollection } from '../collections/home-product-collection.ts';
import { productCollection } from '../collections/product-collection.ts';
import { studentCollection } from '../collections/student-collection.ts';
import type { SamplesInPlace } from '../samples-in-place.ts';
import { counted } from '../terminal/counted.ts';
import type { Records } from '../with-records.ts';
import type { Finding } from './finding.ts';

/** The samples that visitors still see, and the products whose pictures are missing. */
export async function catalogueFindings(records: Records, samples: SamplesInPlace): Promise<Finding[]> {
  const { repositories, settings } = records;
  const kinds = [
    [productCollection.noun, samples.products.length],
    // Where they come from Firestore, nobody sees those of the database.
    [homeProductCollection.noun, settings.FIRESTORE_PROJECT ? 0 : samples.homeProducts.length],
    [studentCollection.noun, samples.students.length],
  ] as const;
  const left = kinds
    .filter(([, count]) => count > 0)
    .map(([noun, count]): Finding => ({
      where: 'database',
      what: `Visitors see ${counted(count, { one: `sample ${noun.one}`, many: `sample ${noun.many}` })}.`,
      mend: 'Import your own, then run: npm run desk -- sample clear',
    }));
  const named = [
    ...(await repositories.products.all()).flatMap((product) =>
      productCollection.picturesOf(product).map(({ name }) => ({ name, id: product._id })),
    ),
    ...(await repositories.homeProducts.all()).flatMap((product) =>
      homeProductCollection.picturesOf(product).map(({ name }) => ({ name, id: product.id })),
    ),
  ];
  const lost = named.filter(
    ({ name }) =>
      name.startsWith('/media/') &&
      ![settings.DATA_DIR, 'build'].some((root) => existsSync(join(root, name))),
  );
  return [
    ...left,
    ...lost.map(({ name, id }): Finding => ({
      where: `database, ${id}`,
      what: `The picture ${name} is missing.`,
      mend: 'Import the product again with its picture, or restore a backup.',
    })),
  ];
}
