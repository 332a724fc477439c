import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { SamplesInPlace } from './samples-in-place.ts';

/** Removes the samples that `samplesInPlace` found. */
export async function clearSamples(
  repositories: Repositories,
  { products, homeProducts, students }: SamplesInPlace,
): Promise<void> {
  await repositories.products.remove(products.map(({ _id }) => _id));
  await repositories.homeProducts.remove(homeProducts.map(({ id }) => id));
  await repositories.students.remove(students);
}
