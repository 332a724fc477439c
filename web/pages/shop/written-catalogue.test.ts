import { expect, it } from 'vitest';
import { readProducts } from '../../../domain/product.ts';
import { readCatalogue, writtenCatalogue } from './written-catalogue.ts';

const { products } = readProducts([
  { _id: 'bag', name: 'Bag', price: 349.5 },
  {
    _id: 'pickle',
    name: '</script> & “pickle”',
    price: 180,
    unit: 'jar',
    variants: [{ type: 'Large', price: 320.5, imageURL: '/large.jpg' }],
  },
]);

it.each([
  ['with products', { ok: true as const, products, all: 30, matching: 2 }],
  ['in which nothing matches', { ok: true as const, products: [], all: 30, matching: 0 }],
  ['that could not be had', { ok: false as const }],
])('a catalogue %s is read as it was written', (_, catalogue) => {
  expect(readCatalogue(writtenCatalogue(catalogue))).toEqual(catalogue);
});
