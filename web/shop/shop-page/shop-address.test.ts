import { expect, test } from 'vitest';
import { FIRST_SCREENS, shopQuery, shopViewOf } from './shop-address.ts';

test.each([
  ['', FIRST_SCREENS],
  ['shown=2', FIRST_SCREENS],
  ['shown=lots', FIRST_SCREENS],
  ['shown=18', 18],
  ['shown=18.5', FIRST_SCREENS],
  ['shown=99999', 600],
])('an address with “%s” shows %i products', (search, shown) => {
  expect(shopViewOf(new URLSearchParams(search)).shown).toBe(shown);
});

test.each([
  '',
  '?q=bag',
  '?category=Food+Items',
  '?sort=newest',
  '?q=%3Cb%3E&category=Clothing&sort=price&shown=18',
])('the query %s is written as it was read', (query) => {
  expect(shopQuery(shopViewOf(new URLSearchParams(query)))).toBe(query);
});

test('an unknown category or order changes nothing', () => {
  expect(shopQuery(shopViewOf(new URLSearchParams('category=Cars&sort=size&q=+')))).toBe('');
});
