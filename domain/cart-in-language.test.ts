import { expect, test } from 'vitest';
import { cartInLanguage } from './cart-in-language.ts';
import { addLine, lineFor } from './cart.ts';
import { onlyIn } from './fields/only-in.ts';
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
