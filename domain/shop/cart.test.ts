import { describe, expect, it } from 'vitest';
import {
  type Cart,
  type CartLine,
  MOST_PIECES,
  addLine,
  atNewPrice,
  cartCount,
  cartTotal,
  changeQuantity,
  lineFor,
  lineTotal,
  removeLine,
  restoreLine,
} from './cart.ts';
import { chooseColour, firstChoice } from './choice.ts';
import { readProducts } from './product-json.ts';
import { readStoredCart, storedCart } from './stored-cart.ts';

const variants = [
  { type: 'Large', price: 350, imageURL: '/large.jpg', description: 'Holds a week’s vegetables' },
];
const colorVariants = [{ color: 'Indigo', imageURL: '/indigo.jpg' }];

describe('lineFor', () => {
  it.each([
    ['neither', {}, 'tote', 'Jute Tote Bag'],
    ['a variant', { variants }, 'tote-Large', 'Jute Tote Bag (Large)'],
    ['a colour', { colorVariants }, 'tote-Indigo', 'Jute Tote Bag (Indigo)'],
    ['both', { variants, colorVariants }, 'tote-Large-Indigo', 'Jute Tote Bag (Large, Indigo)'],
  ])('composes id and name for %s', (_, choices, id, name) => {
    expect(addedLine(choices)).toMatchObject({ id, name, baseProduct: 'tote', quantity: 1 });
  });

  it('takes price, picture and description of the variant', () => {
    expect(addedLine({ variants })).toMatchObject({
      price: 35_000,
      imageURL: '/large.jpg',
      description: 'Holds a week’s vegetables',
      variantType: 'Large',
    });
  });

  it('takes price and description of the product where only a colour is chosen', () => {
    expect(addedLine({ colorVariants })).toMatchObject({
      price: 30_000,
      imageURL: '/indigo.jpg',
      description: 'Woven by hand',
      color: 'Indigo',
    });
  });

  it.each([undefined, null, ''])(
    'takes the product’s description where the variant’s is %j',
    (description) => {
      const large = { type: 'Large', price: 350, description };
      expect(addedLine({ variants: [large] }).description).toBe('Woven by hand');
    },
  );

  it('shows the picture of the colour that was chosen after the variant', () => {
    const tote = product({ variants, colorVariants });
    expect(lineFor(tote, chooseColour(tote, firstChoice(tote), 'Indigo')).imageURL).toBe('/indigo.jpg');
  });

  it('has the unit where there is one, and no empty fields where there is nothing to say', () => {
    expect(addedLine({ unit: 'jar' }).unit).toBe('jar');
    expect(Object.keys(addedLine({ unit: '' }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(unit|variantType|color)$/)]),
    );
  });
});

describe('addLine', () => {
  it('adds a line with quantity 1 at the end', () => {
    expect(quantities(addLine([line('bag', 3)], line('lamp')))).toEqual([
      ['bag', 3],
      ['lamp', 1],
    ]);
  });

  it('gives the line that is there 1 more, at its place', () => {
    expect(quantities(addLine([line('bag', 3), line('lamp')], line('bag')))).toEqual([
      ['bag', 4],
      ['lamp', 1],
    ]);
  });

  it('keeps another variant of the same product apart', () => {
    const cart = addLine(addLine([], addedLine({ variants })), addedLine({ colorVariants }));
    expect(quantities(cart)).toEqual([
      ['tote-Large', 1],
      ['tote-Indigo', 1],
    ]);
  });

  it('keeps apart a product whose id is that of another one with its variant', () => {
    const both = [addedLine({ variants }), line('tote-Large', 1, 65_000)] as const;
    const cart = addLine(addLine(addLine([], both[0]), both[1]), both[1]);
    expect(quantities(cart)).toEqual([
      ['tote-Large', 1],
      ['tote-Large', 2],
    ]);
    expect(cartTotal(cart)).toBe(165_000);
    expect(quantities(changeQuantity(cart, both[0], 2))).toEqual([
      ['tote-Large', 3],
      ['tote-Large', 2],
    ]);
    expect(removeLine(cart, both[0])).toEqual([{ ...both[1], quantity: 2 }]);
    expect(restoreLine(removeLine(cart, both[0]), both[0], 0)).toEqual(cart);
    expect(atNewPrice(cart, both[1], { price: 1 }).map(({ price }) => price)).toEqual([35_000, 1]);
    expect(readStoredCart(storedCart(cart)).cart).toEqual(cart);
  });

  it('leaves the cart it was given as it was', () => {
    const before = Object.freeze([Object.freeze(line('bag'))]);
    expect(quantities(addLine(before, line('bag')))).toEqual([['bag', 2]]);
    expect(before[0]?.quantity).toBe(1);
  });
});

describe('changeQuantity', () => {
  it('goes up and down by one', () => {
    expect(quantities(changeQuantity([line('bag', 2), line('lamp', 2)], line('bag'), 1))[0]).toEqual([
      'bag',
      3,
    ]);
    expect(quantities(changeQuantity([line('bag', 2), line('lamp', 2)], line('lamp'), -1))[1]).toEqual([
      'lamp',
      1,
    ]);
  });

  it('goes down to 1 at least, never removes', () => {
    expect(quantities(changeQuantity([line('bag', 1)], line('bag'), -1))).toEqual([['bag', 1]]);
    expect(quantities(changeQuantity([line('bag', 2)], line('bag'), -5))).toEqual([['bag', 1]]);
  });

  it('never goes past what can be stored and read again', () => {
    expect(quantities(changeQuantity([line('bag', MOST_PIECES)], line('bag'), 1))).toEqual([
      ['bag', MOST_PIECES],
    ]);
  });

  it('changes only that line, and nothing for a line that is not there', () => {
    const cart = [line('bag', 2), line('lamp', 5)];
    expect(changeQuantity(cart, line('bag'), 1)[1]).toEqual(cart[1]);
    expect(changeQuantity(cart, line('nobody'), 1)).toEqual(cart);
  });
});

describe('removeLine and restoreLine', () => {
  const cart = [line('bag', 2), line('lamp', 5), line('toy')];

  it('removal takes the line out whatever its quantity', () => {
    expect(quantities(removeLine(cart, line('lamp')))).toEqual([
      ['bag', 2],
      ['toy', 1],
    ]);
  });

  it('a removed line can be undone: it is back at its place with its quantity', () => {
    for (const [at, removed] of cart.entries()) {
      expect(restoreLine(removeLine(cart, removed), removed, at)).toEqual(cart);
    }
  });

  it('comes back at the end where the cart has become shorter meanwhile', () => {
    expect(quantities(restoreLine([], line('toy', 4), 2))).toEqual([['toy', 4]]);
  });

  it('changes nothing where the line was added again meanwhile', () => {
    const again = [line('bag', 2), line('toy'), line('lamp')];
    expect(restoreLine(again, line('lamp', 5), 1)).toEqual(again);
  });
});

describe('total and count', () => {
  it('add up prices and pieces of every line', () => {
    const cart = [line('bag', 2, 35_000), line('pickle', 3, 18_000)];
    expect(cart.map(lineTotal)).toEqual([70_000, 54_000]);
    expect(cartTotal(cart)).toBe(124_000);
    expect(cartCount(cart)).toBe(5);
  });

  it('are never off by a paisa', () => {
    expect(cartTotal([line('a', 3, 10), line('b', 1, 20), line('c', 7, 1999)])).toBe(14_043);
  });

  it('are nothing for an empty cart', () => {
    expect([cartTotal([]), cartCount([])]).toEqual([0, 0]);
  });
});

function addedLine(choices: object): CartLine {
  const tote = product(choices);
  return lineFor(tote, firstChoice(tote));
}

function product(choices: object) {
  const row = { _id: 'tote', name: 'Jute Tote Bag', description: 'Woven by hand', price: 300, ...choices };
  const [read] = readProducts([row]).products;
  if (!read) throw new Error('the sample product can’t be read');
  return read;
}

function line(id: string, quantity = 1, price = 10_000): CartLine {
  return { id, name: id, price, imageURL: '', description: '', quantity, baseProduct: id };
}

function quantities(cart: Cart) {
  return cart.map(({ id, quantity }) => [id, quantity]);
}
