import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { homeProductCollection } from '../../back-office/collections/home-product-collection.ts';
import { productCollection } from '../../back-office/collections/product-collection.ts';
import { studentNoun } from '../../back-office/collections/student-collection.ts';
import { clearSamples } from '../../back-office/samples/clear-samples.ts';
import { samplesInPlace } from '../../back-office/samples/samples-in-place.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../../back-office/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { withSite } from '../with-site.ts';

/** `sample clear`: moves the products and students that the site came with to the bin, and nothing that staff changed. */
export function sampleClear(): Command {
  return new Command('clear')
    .description(
      'Remove the sample products and students; what you have changed or added stays; the desk’s bin keeps them 30 days',
    )
    .option('--yes', 'remove without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { yes?: true; json?: true }) =>
      withSite(async ({ repositories }) => {
        const samples = await samplesInPlace(repositories);
        const { products, homeProducts, students } = samples;
        const removed = {
          products: products.length,
          homeProducts: homeProducts.length,
          students: students.length,
        };
        if (products.length + homeProducts.length + students.length > 0) {
          const what = [
            counted(products.length, productCollection.noun),
            counted(homeProducts.length, homeProductCollection.noun),
            counted(students.length, studentNoun),
          ].join(', ');
          await confirmFirst(`Remove the samples (${what})?`, options);
          await clearSamples(repositories, commandLine, samples);
          if (!options.json) console.log(`Removed: ${what}.`);
        } else if (!options.json) console.log('No sample is left.');
        if (options.json) printJson({ removed });
      }),
    );
}
