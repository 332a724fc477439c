import { expect, test } from 'vitest';
import { FIRST_SCREENS } from './catalogue.ts';
import { shownOf } from './shop-address.ts';

test.each([
  ['', FIRST_SCREENS],
  ['shown=2', FIRST_SCREENS],
  ['shown=lots', FIRST_SCREENS],
  ['shown=18', 18],
  ['shown=99999', 600],
])('an address with “%s” shows %i products', (search, shown) => {
  expect(shownOf(new URLSearchParams(search))).toBe(shown);
});
