import { describe, expect, it } from 'vitest';
import { readProducts } from './product-json.ts';
import { createProductSearch } from './product-search.ts';

const rows = [
  {
    _id: 'bag',
    name: 'Jute Tote Bag',
    description: 'Carries books',
    category: 'Accessories',
    styles: ['Block print'],
    translations: {
      hi: { name: 'जूट का झोला', description: 'किताबों के लिए', styles: ['ठप्पा छपाई'] },
      mr: { name: 'ज्यूटची पिशवी' },
    },
  },
  { _id: 'pickle', name: 'Mango Pickle', description: 'From Café Diyā', category: 'Food Items', styles: [] },
  { _id: 'stole', name: 'Cotton Stole', description: 'Indigo dye', category: 'Clothing', styles: ['Summer'] },
  { _id: 'diya', name: 'दीया', description: 'मिट्टी का', category: 'Festival Items', styles: [] },
  { _id: 'daya', name: 'दया', description: '', category: 'Festival Items', styles: [] },
];
const { products } = readProducts(rows.map((row) => ({ ...row, price: 100 })));
const search = createProductSearch(products);

describe('the shop’s search', () => {
  it.each([
    ['name', 'tote', ['bag']],
    ['description', 'books', ['bag']],
    ['category', 'food', ['pickle']],
    ['style tags', 'block', ['bag']],
    ['name in Hindi', 'झोला', ['bag']],
    ['name in Marathi', 'पिशवी', ['bag']],
    ['description in Hindi', 'किताबों', ['bag']],
    ['style tags in Hindi', 'छपाई', ['bag']],
    ['names of several languages at once', 'jute झोला', ['bag']],
  ])('looks in the %s', (_, words, found) => {
    expect(ids(words)).toEqual(found);
  });

  it.each(['MANGO', 'cafe', 'CAFÉ', 'cafe\u0301', 'diya', 'Ｍａｎｇｏ'])(
    'ignores case and accents: %s',
    (words) => {
      expect(ids(words)).toEqual(['pickle']);
    },
  );

  it('keeps Devanagari words apart that differ in their vowels only', () => {
    expect(ids('दीया')).toEqual(['diya']);
    expect(ids('दया')).toEqual(['daya']);
  });

  it.each(['चम्पा', 'चंपा', 'चँपा', 'चम्', 'चम्प'])(
    'finds Devanagari words however they are spelt, and half typed: %s',
    (words) => {
      const find = createProductSearch(
        readProducts([{ _id: 'soap', name: 'चंपा साबुन', price: 100 }]).products,
      );
      expect(find({ words, category: undefined })).toHaveLength(1);
    },
  );

  it('finds what has all of several words, wherever they stand, however they are spaced', () => {
    expect(ids('  indigo   STOLE ')).toEqual(['stole']);
    expect(ids('indigo bag')).toEqual([]);
  });

  it('finds part of a word, but nothing across two fields', () => {
    expect(ids('pick')).toEqual(['pickle']);
    expect(ids('bagcarries')).toEqual([]);
  });

  it('takes no sign for a pattern', () => {
    expect([ids('.*'), ids('('), ids('\\')]).toEqual([[], [], []]);
  });

  it.each(['', '   '])('finds everything, in its order, for %j', (words) => {
    expect(ids(words)).toEqual(['bag', 'pickle', 'stole', 'diya', 'daya']);
  });

  it('narrows to a category, alone and with words', () => {
    expect(ids('', 'Festival Items')).toEqual(['diya', 'daya']);
    expect(ids('दया', 'Festival Items')).toEqual(['daya']);
    expect(ids('mango', 'Clothing')).toEqual([]);
    expect(ids('', 'Home Essentials')).toEqual([]);
  });

  it('answers one question after another', () => {
    expect([ids('mango'), ids(''), ids('tote')].map((found) => found.length)).toEqual([1, 5, 1]);
  });

  it.each([
    ['bag', ['bag', 'bags']],
    ['bags', ['bag', 'bags']],
    ['candy', ['candies']],
    ['candies', ['candies']],
    ['candied', []],
    ['boxes', ['box']],
    ['mangoes', ['mango']],
    ['dresses', ['dress']],
    ['dress', ['dress']],
    ['shoe', ['shoes']],
    ['tomato', ['tomatoes']],
    ['gas', []],
  ])('finds one and several alike: %s', (words, found) => {
    const names = ['Bag', 'Bags', 'Candies', 'Box', 'Mango', 'Dress', 'Shoes', 'Tomatoes', 'Stole'];
    const find = createProductSearch(
      readProducts(names.map((name) => ({ _id: name.toLowerCase(), name, price: 100 }))).products,
    );
    expect(find({ words, category: undefined }).map(({ _id }) => _id)).toEqual(found);
  });
});

function ids(words: string, category?: string): string[] {
  return search({ words, category }).map(({ _id }) => _id);
}
