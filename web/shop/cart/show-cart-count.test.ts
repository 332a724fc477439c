import { expect, test } from 'vitest';
import { cartCount } from '../../../domain/shop/cart.ts';
import { readStoredCart } from '../../../domain/shop/stored-cart.ts';
import { countOfStored } from './show-cart-count.ts';

const bag = { _id: 'bag', name: 'Jute Tote Bag', price: 220, quantity: 2 };

test.each([
  [2, bag],
  [2, { ...bag, _id: undefined, id: 7 }],
  [2, { ...bag, _id: '', id: 'bag' }],
  [3, { ...bag, quantity: '3' }],
  [2, { ...bag, price: ' 149.5 ' }],
  [2, { ...bag, price: 0 }],
  [9999, { ...bag, quantity: 9999 }],
  // The cart drops these.
  [0, { _id: 'x', quantity: 3 }],
  [0, { ...bag, name: ' ' }],
  [0, { ...bag, name: 7 }],
  [0, { ...bag, _id: undefined }],
  [0, { ...bag, _id: '' }],
  [0, { ...bag, price: undefined }],
  [0, { ...bag, price: '₹220' }],
  [0, { ...bag, price: -1 }],
  [0, { ...bag, quantity: undefined }],
  [0, { ...bag, quantity: 0 }],
  [0, { ...bag, quantity: 0.5 }],
  [0, { ...bag, quantity: -2 }],
  [0, { ...bag, quantity: 10_000 }],
  [0, { ...bag, quantity: '2 pieces' }],
  [0, null],
  [0, 'bag'],
])('the badge counts %d of a stored line as the cart does: %j', (count, line) => {
  const other = { _id: 'pouch', name: 'Pouch', price: 149.5, quantity: 1 };
  const stored = JSON.stringify([line, other]);
  expect(countOfStored(stored)).toBe(count + 1);
  expect(cartCount(readStoredCart(stored).cart)).toBe(count + 1);
});

test.each([null, '', '{}', '7', 'null', '[]'])('there is nothing to count in %j', (stored) => {
  expect(countOfStored(stored)).toBe(0);
});
