import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { homeProductCollection } from '../collections/home-product-collection.ts';
import { productCollection } from '../collections/product-collection.ts';
import { studentNoun } from '../collections/student-collection.ts';
import { lacksFeedPicture } from '../../domain/feed-pictures.ts';
import { counted, type Noun } from '../counted.ts';
import { lostPictures } from '../pictures/lost-pictures.ts';
import type { SamplesInPlace } from '../samples/samples-in-place.ts';
import type { Finding } from './finding.ts';

/** A finding for each kind of sample entry that visitors see, with what to do about it. */
export function sampleFindings(samples: SamplesInPlace): Finding[] {
  const kinds: [Noun, number][] = [
    [productCollection.noun, samples.products.length],
    [homeProductCollection.noun, samples.homeProducts.length],
    [studentNoun, samples.students.length],
  ];
  return kinds
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => ({
      where: 'database',
      what: `Visitors see ${counted(count, { one: `sample ${noun.one}`, many: `sample ${noun.many}` })}.`,
      fix: 'Import your own, then run: npm run cli -- sample clear',
    }));
}

/** The pictures that are named somewhere and whose files are not in the data folder: a backup without them has failed. */
export async function pictureFindings(repositories: Repositories, dataDir: string): Promise<Finding[]> {
  return (await lostPictures(repositories, dataDir)).map(({ file, table, id }) => ({
    where: `database, ${table} ${id}`,
    what: `The picture /${file} is missing.`,
    fix: 'Add the picture again, or restore a backup.',
  }));
}

/** The products that the feeds leave out, or leave a choice out of, for want of a large enough picture. */
export async function feedFindings({ products }: Repositories): Promise<Finding[]> {
  return (await products.all()).filter(lacksFeedPicture).map(({ _id }) => ({
    where: `database, ${_id}`,
    what: 'The lists for WhatsApp, Meta and Google leave this product out, or some of its choices: a picture is missing, or less than 500 pixels wide or high.',
    fix: 'Add a larger picture. One that is 800 pixels wide or more will do.',
  }));
}
