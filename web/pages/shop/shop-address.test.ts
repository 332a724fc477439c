import { expect, test } from 'vitest';
import { FIRST_SCREENS, shopAddress, shopViewOf } from './shop-address.ts';

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
  '/shop',
  '/shop?q=bag',
  '/shop?category=Food+Items',
  '/shop?sort=newest',
  '/shop?q=%3Cb%3E&category=Clothing&sort=price&shown=18',
])('the address %s is written as it was read', (address) => {
  expect(shopAddress(shopViewOf(new URL(address, 'http://site.test').searchParams))).toBe(address);
});

test('an unknown category or order changes nothing', () => {
  expect(shopAddress(shopViewOf(new URLSearchParams('category=Cars&sort=size&q=+')))).toBe('/shop');
});
