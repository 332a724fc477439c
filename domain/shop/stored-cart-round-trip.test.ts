import { describe, expect, it } from 'vitest';
import { type Cart, type CartLine, MOST_PIECES } from './cart.ts';
import { readStoredCart, storedCart } from './stored-cart.ts';

describe('storedCart', () => {
  it('writes a list of lines under the names of all versions of the site, prices in rupees', () => {
    const bag: CartLine = {
      id: 'bag-Large',
      name: 'Bag (Large)',
      price: 49_950,
      imageURL: '/bag.jpg',
      description: 'Jute',
      quantity: 2,
      baseProduct: 'bag',
      variantType: 'Large',
    };
    expect(JSON.parse(storedCart([bag]))).toEqual([
      { ...bag, _id: 'bag-Large', image: '/bag.jpg', price: 499.5 },
    ]);
  });

  it('what is written can be read again unchanged, for five hundred carts of all kinds', () => {
    const chance = seededChance(20_190_210);
    for (let round = 0; round < 500; round += 1) {
      const cart = someCart(chance);
      expect(readStoredCart(storedCart(cart))).toEqual({ cart, problem: undefined });
    }
  });
});

type Chance = (below: number) => number;

// The same carts every time, so that a failure can be looked at (mulberry32).
function seededChance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const letters = [...'aZ09 -_,"\\/<>&\n\u0000\u2028₹éदि🪔'];

function someCart(chance: Chance): Cart {
  return Array.from({ length: chance(12) }, (_, index) => someLine(chance, index));
}

function someLine(chance: Chance, index: number): CartLine {
  return {
    id: `${index}${someText(chance)}`,
    name: `${someText(chance)}.`.trim(),
    price: chance(2) ? chance(100_000) : chance(10_000_000_001),
    imageURL: someText(chance),
    description: someText(chance),
    quantity: 1 + chance(chance(2) ? 5 : MOST_PIECES),
    baseProduct: someText(chance),
    ...(chance(2) ? { variantType: `v${someText(chance)}` } : {}),
    ...(chance(2) ? { color: `c${someText(chance)}` } : {}),
    ...(chance(2) ? { unit: `u${someText(chance)}` } : {}),
  };
}

function someText(chance: Chance): string {
  return Array.from({ length: chance(20) }, () => letters[chance(letters.length)] ?? '').join('');
}
