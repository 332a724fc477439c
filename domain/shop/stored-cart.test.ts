import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from './cart.ts';
import { readStoredCart } from './stored-cart.ts';

const bag = { _id: 'bag', name: 'Bag', price: 350, imageURL: '/bag.jpg', description: 'Jute', quantity: 2 };
const lamp = { ...bag, _id: 'lamp', name: 'Lamp' };

describe('what is no cart', () => {
  it.each([null, ''])('%j is an empty cart and nothing to log', (stored) => {
    expect(readStoredCart(stored)).toEqual({ cart: [], problem: undefined });
  });

  it.each(['not JSON', '[', '{}', 'null', '""', '7', '{"0":{}}', '[['.repeat(50_000)])(
    'starts empty and logs it: %.20s',
    (stored) => {
      expect(readStoredCart(stored)).toEqual({ cart: [], problem: expect.stringContaining('starts empty') });
    },
  );

  it('an empty list is an empty cart and nothing to log', () => {
    expect(readStoredCart('[]')).toEqual({ cart: [], problem: undefined });
  });
});

describe('a line', () => {
  it('is read with its price in paise', () => {
    const stored = {
      ...bag,
      price: 499.5,
      baseProduct: 'b',
      variantType: 'Large',
      color: 'Indigo',
      unit: 'piece',
    };
    expect(read([stored])).toEqual([
      {
        id: 'bag',
        name: 'Bag',
        price: 49_950,
        imageURL: '/bag.jpg',
        description: 'Jute',
        quantity: 2,
        baseProduct: 'b',
        variantType: 'Large',
        color: 'Indigo',
        unit: 'piece',
      },
    ]);
  });

  it('of an earlier version, with id and image, still opens', () => {
    expect(read([{ id: 'bag', name: 'Bag', price: 350, image: '/old.jpg', quantity: 1 }])).toEqual([
      {
        id: 'bag',
        name: 'Bag',
        price: 35_000,
        imageURL: '/old.jpg',
        description: '',
        quantity: 1,
        baseProduct: 'bag',
      },
    ]);
  });

  it('is read by _id and imageURL before id and image', () => {
    expect(read([{ ...bag, id: 'other', image: '/other.jpg' }])).toMatchObject([
      { id: 'bag', imageURL: '/bag.jpg' },
    ]);
  });

  it.each(['', null, {}])('is read by id and image where _id and imageURL are %j', (nothing) => {
    expect(read([{ ...bag, _id: nothing, imageURL: nothing, id: 'old', image: '/old.jpg' }])).toMatchObject([
      { id: 'old', imageURL: '/old.jpg' },
    ]);
  });

  it.each([
    ['350', 35_000],
    ['499.50', 49_950],
    [0, 0],
  ])('may have the price %j', (price, paise) => {
    expect(read([{ ...bag, price }])[0]?.price).toBe(paise);
  });

  it('may have the quantity "2" and a number for an id', () => {
    expect(read([{ ...bag, _id: 7, quantity: '2' }])).toMatchObject([{ id: '7', quantity: 2 }]);
  });

  it('survives words that are not text', () => {
    expect(read([{ ...bag, description: 7, imageURL: {}, unit: 5, color: null, variantType: [] }])).toEqual([
      {
        id: 'bag',
        name: 'Bag',
        price: 35_000,
        imageURL: '',
        description: '',
        quantity: 2,
        baseProduct: 'bag',
      },
    ]);
  });
});

describe('a line that can’t be read', () => {
  it.each([
    [null],
    ['bag'],
    [7],
    [[]],
    [[bag]],
    [{}],
    [{ ...bag, _id: undefined }],
    [{ ...bag, _id: {} }],
    [{ ...bag, name: undefined }],
    [{ ...bag, name: ' ' }],
    [{ ...bag, price: undefined }],
    [{ ...bag, price: Number.NaN }],
    [{ ...bag, price: 'NaN' }],
    [{ ...bag, price: -1 }],
    [{ ...bag, price: '-1' }],
    [{ ...bag, price: 1e300 }],
    [{ ...bag, quantity: undefined }],
    [{ ...bag, quantity: 0 }],
    [{ ...bag, quantity: -1 }],
    [{ ...bag, quantity: 1.5 }],
    [{ ...bag, quantity: '1.5' }],
    [{ ...bag, quantity: '' }],
    [{ ...bag, quantity: MOST_PIECES + 1 }],
    [{ ...bag, quantity: 1e300 }],
  ])('is dropped and logged, the rest survives: %j', (broken) => {
    const { cart, problem } = readStoredCart(JSON.stringify([lamp, broken, { ...lamp, _id: 'toy' }]));
    expect(cart.map(({ id }) => id)).toEqual(['lamp', 'toy']);
    expect(problem).toBe('Left out of the stored cart: 1 of 3 lines.');
  });

  it('leaves an empty cart where no line can be read', () => {
    expect(readStoredCart('[null,{}]')).toEqual({
      cart: [],
      problem: 'Left out of the stored cart: 2 of 2 lines.',
    });
  });
});

describe('the same line, stored twice,', () => {
  it('becomes one at the first one’s place, with the pieces of both', () => {
    const cart = read([bag, lamp, { ...bag, name: 'Bag again', quantity: 3 }]);
    expect(cart.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Bag', 5],
      ['Lamp', 2],
    ]);
  });

  it('is the same whether the id was stored as a number, a text, or under its older name', () => {
    expect(
      read([
        { ...bag, _id: 7 },
        { ...bag, _id: '7' },
        { ...bag, _id: undefined, id: 7 },
      ]),
    ).toMatchObject([{ id: '7', quantity: 6 }]);
  });

  it('is not one with a line that only has the same id', () => {
    const ofAnother = { ...bag, baseProduct: 'b', variantType: 'ag' };
    expect(read([bag, ofAnother, bag]).map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it('never becomes more than can be stored and read again', () => {
    const many = { ...bag, quantity: MOST_PIECES };
    expect(read([many, many])).toMatchObject([{ quantity: MOST_PIECES }]);
  });
});

function read(lines: unknown[]) {
  return readStoredCart(JSON.stringify(lines)).cart;
}
