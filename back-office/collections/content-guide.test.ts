import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOfField } from '../../domain/translated-fields.ts';
import { homeProductCollection } from './home-product-collection.ts';
import { productCollection } from './product-collection.ts';

const guide = readFileSync(new URL('../../docs/content-guide.md', import.meta.url), 'utf8');
const [, products = ''] = /\n## Products\n(.*?)\n## /s.exec(guide) ?? [];

test.each([
  ['products', productCollection],
  ['home products', homeProductCollection],
])('docs/content-guide.md says what each column of a list of %s is', (_, { columns }) => {
  const unsaid = columns
    .map(({ name }) => name)
    // The four columns of a consent are named together, and those of translations by what they translate.
    .filter((name) => !name.startsWith('maker consent') && partsOfField(name) === undefined)
    .filter((name) => !products.includes(`\`${name}\``));
  expect(unsaid).toEqual([]);
});
