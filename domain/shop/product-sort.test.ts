import { expect, test } from 'vitest';
import { readProducts } from './product-json.ts';
import { sortNamed, sortProducts } from './product-search.ts';

const rows = [
  { _id: 'bag', price: 300 },
  {
    _id: 'kurta',
    price: 900,
    variants: [
      { type: 'Child', price: 250 },
      { type: 'Adult', price: 900 },
    ],
  },
  { _id: 'stole', price: 1450 },
  { _id: 'toran', price: 300 },
];
const { products } = readProducts(
  rows.map((row) => ({ name: row._id, category: 'Clothing', description: '', imageURL: '', ...row })),
);

test('without an order the catalogue’s own stays', () => {
  expect(ids(undefined)).toEqual(['bag', 'kurta', 'stole', 'toran']);
});

test('the newest is what was added to the catalogue last', () => {
  expect(ids('newest')).toEqual(['toran', 'stole', 'kurta', 'bag']);
});

test('by price, the lowest comes first: that of the first variant, as the card shows it; equal prices stay in order', () => {
  expect(ids('price')).toEqual(['kurta', 'bag', 'toran', 'stole']);
});

test.each([null, '', 'size', 'Price'])('%j names no order', (name) => {
  expect(sortNamed(name)).toBeUndefined();
});

function ids(name: string | undefined): string[] {
  return sortProducts(products, sortNamed(name ?? null)).map(({ _id }) => _id);
}
