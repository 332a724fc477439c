import { Command } from 'commander';
import { homeProductCollection } from '../collections/home-product-collection.ts';
import { productCollection } from '../collections/product-collection.ts';
import { studentCollection } from '../collections/student-collection.ts';
import { samplesInPlace } from '../samples-in-place.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../terminal/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { withRecords } from '../with-records.ts';

/** `sample clear`: removes the products and students that the site came with, and nothing that staff changed. */
export function sampleClear(): Command {
  return new Command('clear')
    .description('Remove the sample products and students; what you have changed or added stays')
    .option('--yes', 'remove without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { yes?: true; json?: true }) =>
      withRecords(async ({ repositories }) => {
        const { products, homeProducts, students } = await samplesInPlace(repositories);
        const removed = {
          products: products.length,
          homeProducts: homeProducts.length,
          students: students.length,
        };
        if (products.length + homeProducts.length + students.length > 0) {
          const what = [
            counted(products.length, productCollection.noun),
            counted(homeProducts.length, homeProductCollection.noun),
            counted(students.length, studentCollection.noun),
          ].join(', ');
          await confirmFirst(`Remove the samples (${what})?`, options);
          await repositories.products.remove(products.map(({ _id }) => _id));
          await repositories.homeProducts.remove(homeProducts.map(({ id }) => id));
          await repositories.students.remove(students);
          if (!options.json) console.log(`Removed: ${what}.`);
        } else if (!options.json) console.log('No sample is left.');
        if (options.json) printJson({ removed });
      }),
    );
}
