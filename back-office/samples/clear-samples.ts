import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { homeProductCollection } from '../collections/home-product-collection.ts';
import { productCollection } from '../collections/product-collection.ts';
import { deleteStudent } from '../students/delete-student.ts';
import type { SamplesInPlace } from './samples-in-place.ts';

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
