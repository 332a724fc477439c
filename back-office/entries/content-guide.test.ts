import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOfField } from '../../domain/entries/translated-fields.ts';
import { privateFieldNames, studentFields } from '../../domain/hostel/student.ts';
import { homeProductCollection, productCollection } from '../shop/products.ts';
import type { Column } from './collection.ts';

const guide = readFileSync(new URL('../../docs/content-guide.md', import.meta.url), 'utf8');
const [, products = '', homeProducts = ''] =
  /\n## Products\n(.*?)\n(The home page's own few: .*?)\n## /s.exec(guide) ?? [];

test('docs/content-guide.md says what each column of a list of products is', () => {
  // The four columns of a consent are named together, and those of Marathi with those of Hindi.
  const named = productCollection.columns.filter(
    ({ name }) => !name.startsWith('maker consent') && partsOfField(name)?.language !== 'mr',
  );
  expect(unsaid(named, products)).toEqual([]);
});

test('docs/content-guide.md names each column of a list of home products', () => {
  const own = homeProductCollection.columns.filter(({ name }) => partsOfField(name) === undefined);
  expect(unsaid(own, homeProducts)).toEqual([]);
});

test('docs/content-guide.md names each private column of a list of students', () => {
  const [, students = ''] = /\n## Students\n(.*?)\n## /s.exec(guide) ?? [];
  const columns = privateFieldNames.map((name) => ({ name: studentFields[name].column, field: name }));
  expect(unsaid(columns, students)).toEqual([]);
});

function unsaid(columns: readonly Column[], text: string): string[] {
  return columns.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``));
}
