import { expect, test } from 'vitest';
import { lineFor } from './cart.ts';
import { cartInLanguage } from './cart-in-language.ts';
import type { Product } from './product.ts';

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
const line = lineFor(bag, { variant: bag.variants[0], colour: bag.colorVariants[0], shown: 'variant' });

test('a line has the names of the page’s language, also what was chosen', () => {
  expect(line.name).toBe('Jute Tote Bag (Small, Indigo)');
  expect(cartInLanguage([line], [bag], 'hi')).toEqual([
    { ...line, name: 'जूट का झोला (छोटा, नील)', unit: 'पीस' },
  ]);
  expect(cartInLanguage([line], [bag], 'en')).toEqual([line]);
});

test('what has no translation stays English', () => {
  expect(cartInLanguage([line], [bag], 'mr')).toEqual([{ ...line, name: 'ज्यूटची पिशवी (लहान, Indigo)' }]);
  const untranslated = { ...bag, translations: undefined };
  expect(cartInLanguage([line], [untranslated], 'hi')).toEqual([{ ...line, lang: 'en' }]);
});

test.each([
  ['the product', []],
  ['the variant', [{ ...bag, variants: [] }]],
  ['the colour', [{ ...bag, colorVariants: [] }]],
])('a line is shown as it was added where %s is gone from the catalogue', (_, products) => {
  expect(cartInLanguage([line], products, 'hi')).toEqual([{ ...line, lang: 'en' }]);
});
