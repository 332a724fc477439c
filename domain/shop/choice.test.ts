import { describe, expect, it } from 'vitest';
import {
  chooseColour,
  chooseVariant,
  choiceWords,
  chosenPicture,
  chosenPrice,
  firstChoice,
} from './choice.ts';
import { readProducts } from './product-json.ts';
import type { Product } from './product.ts';

const tote = product({
  variants: [
    { type: 'Small', price: 250, imageURL: '/small.jpg' },
    { type: 'Large', price: 350, imageURL: '/large.jpg' },
    { type: 'Gift', price: 0 },
  ],
  colorVariants: [
    { color: 'Indigo', imageURL: '/indigo.jpg' },
    { color: 'Madder', imageURL: '/madder.jpg' },
    { color: 'Plain' },
  ],
});
const colourOnly = product({ colorVariants: [{ color: 'Indigo', imageURL: '/indigo.jpg' }] });
const plain = product({});

describe('firstChoice', () => {
  it('preselects the first variant and the first colour', () => {
    expect(choiceWords(firstChoice(tote))).toEqual({ text: 'Small, Indigo' });
  });

  it('shows the first variant before anything is chosen, else the first colour, else the product', () => {
    expect([tote, colourOnly, plain].map((each) => chosenPicture(each, firstChoice(each)))).toEqual([
      '/small.jpg',
      '/indigo.jpg',
      '/tote.jpg',
    ]);
  });

  it('chooses nothing where there is nothing to choose', () => {
    expect(firstChoice(plain)).toMatchObject({ variant: undefined, colour: undefined });
    expect(choiceWords(firstChoice(plain))).toEqual({ text: '' });
  });
});

describe('the price of a choice', () => {
  it('is the variant’s, whatever the colour', () => {
    const large = chooseVariant(tote, firstChoice(tote), 'Large');
    expect(chosenPrice(tote, large)).toBe(35_000);
    expect(chosenPrice(tote, chooseColour(tote, large, 'Madder'))).toBe(35_000);
  });

  it('is the variant’s even where that is nothing', () => {
    expect(chosenPrice(tote, chooseVariant(tote, firstChoice(tote), 'Gift'))).toBe(0);
  });

  it('is the product’s where there are only colours, or none', () => {
    expect(chosenPrice(colourOnly, firstChoice(colourOnly))).toBe(30_000);
    expect(chosenPrice(plain, firstChoice(plain))).toBe(30_000);
  });
});

describe('the picture of a choice', () => {
  it('is set by the one chosen last', () => {
    const colourLast = chooseColour(tote, chooseVariant(tote, firstChoice(tote), 'Large'), 'Madder');
    const variantLast = chooseVariant(tote, chooseColour(tote, firstChoice(tote), 'Madder'), 'Large');
    expect(chosenPicture(tote, colourLast)).toBe('/madder.jpg');
    expect(chosenPicture(tote, variantLast)).toBe('/large.jpg');
    expect(choiceWords(colourLast)).toEqual(choiceWords(variantLast));
  });

  it('is set also by choosing again what was chosen already', () => {
    const colourLast = chooseColour(tote, firstChoice(tote), 'Indigo');
    expect(chosenPicture(tote, chooseVariant(tote, colourLast, 'Small'))).toBe('/small.jpg');
  });

  it('is the product’s own where the last choice has none', () => {
    expect(chosenPicture(tote, chooseColour(tote, firstChoice(tote), 'Plain'))).toBe('/tote.jpg');
    expect(chosenPicture(tote, chooseVariant(tote, firstChoice(tote), 'Gift'))).toBe('/tote.jpg');
  });
});

describe('a choice that the product does not have', () => {
  it('changes nothing', () => {
    const choice = firstChoice(tote);
    expect(chooseVariant(tote, choice, 'Huge')).toEqual(choice);
    expect(chooseColour(tote, choice, 'Neon')).toEqual(choice);
  });
});

function product(choices: object): Product {
  const row = { _id: 'tote', name: 'Jute Tote Bag', price: 300, imageURL: '/tote.jpg', ...choices };
  const [read] = readProducts([row]).products;
  if (!read) throw new Error('the sample product can’t be read');
  return read;
}
