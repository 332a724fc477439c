import type { StudentEntry } from '../../domain/hostel/student.ts';
import type { HomeProduct } from '../../domain/shop/home-product.ts';
import type { Product } from '../../domain/shop/product.ts';
import { isOn } from '../../domain/values/parts.ts';
import { paiseFromRupees } from '../../domain/values/rupees.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { CatalogueRepository } from '../../storage/entries/catalogue-repository.ts';
import { sampleHomeProducts, sampleProducts } from '../../texts/samples.ts';
import { isSampleStudent } from '../hostel/student-lists.ts';
import { deleteStudent } from '../hostel/student.ts';
import type { Actor } from '../log/log.ts';
import { homeProductCollection, productCollection } from '../shop/products.ts';

/** The entries that are still as the site came with them; an entry that staff have changed does not count. */
export type SamplesInPlace = { products: Product[]; homeProducts: HomeProduct[]; students: StudentEntry[] };

/** Finds the samples that the database still holds. */
export async function samplesInPlace(repositories: Repositories): Promise<SamplesInPlace> {
  const [products, homeProducts, students] = await Promise.all([
    foundIn(
      repositories.products,
      sampleProducts.map(({ _id }) => _id),
    ),
    foundIn(
      repositories.homeProducts,
      sampleHomeProducts.map(({ id }) => id),
    ),
    repositories.publicStudents.all(),
  ]);
  return {
    products: products.filter((product) =>
      sampleProducts.some(
        (sample) =>
          sample._id === product._id &&
          sample.name === product.name &&
          sample.description === product.description &&
          paiseFromRupees(sample.price) === product.price &&
          showsPicture(product.imageURL, sample.picture),
      ),
    ),
    homeProducts: homeProducts.filter((product) =>
      sampleHomeProducts.some(
        (sample) =>
          sample.id === product.id &&
          sample.name === product.name &&
          paiseFromRupees(sample.price) === product.price &&
          showsPicture(product.image, sample.picture),
      ),
    ),
    students: students.filter(isSampleStudent),
  };
}

// A shop may have thousands of products; only a few can be samples.
async function foundIn<Item>(list: CatalogueRepository<Item>, ids: readonly string[]): Promise<Item[]> {
  const found = await Promise.all(ids.map((id) => list.find(id)));
  return found.flatMap((placed) => (placed ? [placed.item] : []));
}

function showsPicture(address: string, picture: string): boolean {
  return address.replace(/-[0-9a-f]{8}\/.*$/, '') === `/media/${picture}`;
}

/**
 * The samples that visitors see: those of parts that the site has; home products count only where it reads them from its own
 * database.
 */
export function samplesSeen(
  { products, homeProducts, students }: SamplesInPlace,
  usesFirestore: boolean,
): SamplesInPlace {
  return {
    products: isOn('shop') ? products : [],
    homeProducts: isOn('shop') && !usesFirestore ? homeProducts : [],
    students: isOn('students') ? students : [],
  };
}

/** Moves the samples that `samplesInPlace` found to the bin, all or none. */
export async function clearSamples(
  repositories: Repositories,
  actor: Actor,
  { products, homeProducts, students }: SamplesInPlace,
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    for (const { _id } of products) await productCollection.bin(all, actor, _id);
    for (const { id } of homeProducts) await homeProductCollection.bin(all, actor, id);
    for (const student of students) {
      const record = await all.students.findSame(student);
      if (record) await deleteStudent(all, actor, record.id);
    }
  });
}
