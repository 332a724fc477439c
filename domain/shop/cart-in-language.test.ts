import { expect, test } from 'vitest';
import { onlyIn } from '../entries/only-in.ts';
import { cartInLanguage, cartOfToday } from './cart-in-language.ts';
import { addLine, atNewPrice, lineFor } from './cart.ts';
import { type Product, productFields } from './product.ts';
import { readStoredCart, storedCart } from './stored-cart.ts';

const bag: Product = {
  _id: 'bag',
  name: 'Jute Tote Bag',
  description: '',
  category: 'Accessories',
  price: 22_000,
  unit: 'piece',
  imageURL: '',
  featured: false,
  styles: [],
  variants: [
    {
      type: 'Small',
      price: 22_000,
      imageURL: '',
      translations: { hi: { type: 'छोटा' }, mr: { type: 'लहान' } },
    },
  ],
  colorVariants: [{ color: 'Indigo', imageURL: '', translations: { hi: { color: 'नील' } } }],
  translations: { hi: { name: 'जूट का झोला', unit: 'पीस' }, mr: { name: 'ज्यूटची पिशवी' } },
};
const choice = { variant: bag.variants[0], colour: bag.colorVariants[0], shown: 'variant' } as const;
const line = lineFor(bag, choice);

test('a line has the names of the page’s language, also what was chosen', () => {
  expect(line.name).toBe('Jute Tote Bag (Small, Indigo)');
  expect(cartInLanguage([line], [bag], 'hi')).toEqual([
    { ...line, name: 'जूट का झोला (छोटा, नील)', unit: 'पीस' },
  ]);
  expect(cartInLanguage([line], [bag], 'en')).toEqual([line]);
});

test('what has no translation stays English, and is marked', () => {
  expect(cartInLanguage([line], [bag], 'mr')).toEqual([
    { ...line, name: 'ज्यूटची पिशवी (लहान, Indigo)', unitLang: 'en' },
  ]);
  const untranslated = { ...bag, translations: undefined };
  const english = lineFor(untranslated, choice);
  expect(english).not.toHaveProperty('translations');
  expect(cartInLanguage([english], [untranslated], 'hi')).toEqual([
    { ...english, lang: 'en', unitLang: 'en' },
  ]);
});

test.each([
  ['the catalogue is not there yet', []],
  ['the variant is gone from it', [{ ...bag, variants: [] }]],
  ['the colour is gone from it', [{ ...bag, colorVariants: [] }]],
])('a line is shown in the words in which it was added where %s', (_, products) => {
  expect(cartInLanguage([line], products, 'hi')).toEqual([
    { ...line, name: 'जूट का झोला (छोटा, नील)', unit: 'पीस' },
  ]);
});

test('a line that was added on an English page is English until the catalogue is there', () => {
  const english = lineFor(onlyIn(productFields, bag, 'en'), choice);
  expect(cartInLanguage([english], [], 'hi')).toEqual([{ ...english, lang: 'en', unitLang: 'en' }]);
  expect(cartInLanguage([english], [bag], 'hi')).toMatchObject([
    { name: 'जूट का झोला (छोटा, नील)', unit: 'पीस' },
  ]);
});

test('a line that is added again on a page in another language has the words of both', () => {
  const [hindi, marathi] = (['hi', 'mr'] as const).map((language) =>
    lineFor(onlyIn(productFields, bag, language), choice),
  );
  if (!hindi || !marathi) throw new Error('There are two.');
  const [both] = addLine([hindi], marathi);
  expect(both).toMatchObject({ quantity: 2, name: 'Jute Tote Bag (Small, Indigo)' });
  expect(both?.translations).toEqual({
    hi: { name: 'जूट का झोला (छोटा, नील)', unit: 'पीस' },
    mr: { name: 'ज्यूटची पिशवी (लहान, Indigo)' },
  });
});

test('a stored line keeps its words; what is none is left out, and the line stays', () => {
  const [read] = readStoredCart(storedCart([line])).cart;
  expect(read).toEqual(line);
  for (const translations of ['x', 7, { hi: { name: 7 } }, { hi: { name: 'x'.repeat(501) } }, { hi: null }]) {
    const stored = JSON.stringify([{ ...line, _id: line.id, price: 220, translations }]);
    const [kept] = readStoredCart(stored).cart;
    expect(kept).toMatchObject({ id: line.id, name: line.name });
    expect(kept?.translations?.hi).toBeUndefined();
  }
});

const small = { type: 'Small', imageURL: '' };
const whole = lineFor(
  { ...bag, variants: [], colorVariants: [] },
  { ...choice, variant: undefined, colour: undefined },
);

test.each([
  ['nothing', [bag], undefined],
  [
    'the price of another variant',
    [{ ...bag, price: 1, variants: [...bag.variants, { ...small, type: 'Big', price: 1 }] }],
    undefined,
  ],
  ['the price', [{ ...bag, variants: [{ ...small, price: 25_000 }] }], { price: 25_000, unit: 'piece' }],
  [
    'the price and the unit',
    [{ ...bag, unit: 'pair', variants: [{ ...small, price: 40_000 }] }],
    { price: 40_000, unit: 'pair' },
  ],
  ['that it is sold out', [{ ...bag, soldOut: true }], 'sold-out'],
  ['the variant, which is gone', [{ ...bag, variants: [{ ...small, type: 'Big', price: 22_000 }] }], 'gone'],
  ['the colour, which is gone', [{ ...bag, colorVariants: [] }], 'gone'],
  ['the whole product, which is gone', [{ ...bag, _id: 'other' }], 'gone'],
  [
    'the whole product, which is gone, though its id with the choice is that of another',
    [{ ...bag, _id: line.id, variants: [], colorVariants: [] }],
    'gone',
  ],
  ['the catalogue, which is empty', [], 'gone'],
] as const)('what has changed in the shop is said of a line: %s', (_, products, change) => {
  for (const language of ['en', 'hi'] as const) {
    const [shown] = cartOfToday([line], products as unknown as Product[], language);
    expect(shown?.change).toEqual(change);
    expect(shown).toMatchObject({ price: 22_000, quantity: 1 });
  }
});

test('a line without a choice has the price of its product', () => {
  const [shown] = cartOfToday([whole], [{ ...bag, price: 30_000 }], 'en');
  expect(shown?.change).toEqual({ price: 30_000, unit: 'piece' });
});

test('a line of an earlier version, with only an id for what was chosen, is found by it', () => {
  const { cart } = readStoredCart(
    JSON.stringify([{ id: line.id, name: line.name, price: 200, quantity: 1 }]),
  );
  expect(cartOfToday(cart, [bag], 'en')[0]?.change).toEqual({ price: 22_000, unit: 'piece' });
  expect(cartOfToday(cart, [{ ...bag, _id: 'ba' }], 'en')[0]?.change).toBe('gone');
});

test('a line at the new price has that unit too, and nothing has changed any more', () => {
  const other = { ...line, id: 'other' };
  const dearer = { ...bag, unit: 'pair', variants: [{ ...small, price: 40_000 }] };
  const cart = atNewPrice([other, line], line, { price: 40_000, unit: 'pair' });
  expect(cart).toEqual([other, { ...line, price: 40_000, unit: 'pair' }]);
  expect(cartOfToday(cart, [dearer], 'en')[1]).not.toHaveProperty('change');
});
