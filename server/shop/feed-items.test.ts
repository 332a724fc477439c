import { expect, test } from 'vitest';
import { type Field, type Kind, publicIn } from '../../domain/entries/field.ts';
import { type Product, productFields } from '../../domain/shop/product.ts';
import { feedItems } from './feed-items.ts';

const shop = { name: 'Diya Dhaga', description: 'Made by hand.', siteUrl: 'https://site.test' };
const lamp: Product = {
  _id: 'lamp',
  name: 'Clay lamp',
  category: 'Festival Items',
  price: 35_000,
  imageURL: '/media/lamp-0a1b2c3d/1200x900-243a73.jpg',
  description: 'Turned by hand.',
  styles: [],
  featured: false,
  variants: [],
  colorVariants: [],
};

const others: { readonly [K in Exclude<Kind, 'group' | 'consent'>]: (field: Field<K>) => unknown } = {
  id: () => 'other',
  line: () => 'Other',
  text: () => 'Other',
  rupees: () => 100,
  whole: () => 7,
  choice: ({ choices }) => choices[0],
  picture: () => '/media/other-0a1b2c3d/1200x900-243a73.jpg',
  pdf: () => '/media/document-3f2a9c0177de4b10/184233.pdf',
  yesOrNo: () => true,
  tags: () => ['Other'],
  rows: ({ fields }) => [changed(fields)],
};

function changed(fields: Readonly<Record<string, Field>>): object {
  const values = Object.entries(publicIn(fields)).map(([name, field]) => [name, otherOf(field)]);
  return Object.fromEntries(values);
}

function otherOf<K extends keyof typeof others>(field: Field<K>): unknown {
  return others[field.kind](field);
}

test('the feeds tell each public field of a product, but those that they have no place for', () => {
  const given = Object.entries<Field>(productFields).filter(([, field]) => field.public);
  const items = (...fields: [name: string, field: Field][]) =>
    JSON.stringify(feedItems({ ...lamp, ...changed(Object.fromEntries(fields)) }, shop));
  const untold = given.filter((field) => items(field) === items()).map(([name]) => name);
  expect(untold).toEqual(['alt', 'unit', 'measurements', 'styles', 'featured']);
});
