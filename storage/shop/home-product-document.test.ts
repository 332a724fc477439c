import { describe, expect, it, test } from 'vitest';
import { readHomeProducts } from './home-product-mirror.ts';
import { homeProductDocument } from './test-firestore.ts';

const lamp = { name: { stringValue: 'Clay lamp' }, price: { integerValue: '120' } };

describe('a document of NGOproducts', () => {
  it('is a home product whose price is in paise', () => {
    const fields = {
      ...lamp,
      id: { stringValue: 'diya' },
      image: { stringValue: 'https://cdn.example/lamp.jpg' },
    };
    expect(productsOf(fields)).toEqual([
      { id: 'diya', name: 'Clay lamp', image: 'https://cdn.example/lamp.jpg', price: 12_000 },
    ]);
  });

  it.each([undefined, { nullValue: null }, { stringValue: '' }])(
    'goes by the last part of its name where its id is %j',
    (id) => {
      expect(productsOf({ ...lamp, ...(id ? { id } : {}) })).toMatchObject([{ id: 'abc' }]);
    },
  );

  it('may have translations, by language', () => {
    const map = (fields: object) => ({ mapValue: { fields } });
    const hi = map({ name: { stringValue: 'मिट्टी का दीया' }, alt: { nullValue: null } });
    expect(productsOf({ ...lamp, translations: map({ hi, fr: map({}) }) })).toMatchObject([
      { translations: { hi: { name: 'मिट्टी का दीया' } } },
    ]);
    expect(productsOf({ ...lamp, translations: { stringValue: 'hi' } })).toEqual(productsOf(lamp));
  });

  it('may have a number for an id, and no image', () => {
    const fields = { ...lamp, id: { integerValue: '7' }, image: { nullValue: null } };
    expect(productsOf(fields)).toMatchObject([{ id: '7', image: '' }]);
  });

  it.each([
    [{ integerValue: '1200' }, 120_000],
    [{ doubleValue: 1200.5 }, 120_050],
    [{ stringValue: '1200' }, 120_000],
    [{ stringValue: '1,200.50' }, 120_050],
    [{ stringValue: '₹1,200' }, 120_000],
    [{ stringValue: 'Rs. 1,20,000/-' }, 12_000_000],
    [{ integerValue: '0' }, 0],
  ])('may have the price %j', (price, paise) => {
    expect(productsOf({ ...lamp, price })).toMatchObject([{ price: paise }]);
  });
});

test.each([
  ['no name', { price: lamp.price }],
  ['no price', { name: lamp.name }],
  ['a word for a price', { ...lamp, price: { stringValue: 'on request' } }],
  ['a negative price', { ...lamp, price: { integerValue: '-1' } }],
  ['a price beyond all numbers', { ...lamp, price: { integerValue: '9223372036854775807' } }],
  ['no fields', {}],
])('a document with %s is named and left out', (_, fields) => {
  const documents = [homeProductDocument('bad', fields), homeProductDocument('good', lamp)];
  const reading = readHomeProducts(documents);
  expect(reading.products.map(({ id }) => id)).toEqual(['good']);
  expect(reading.unreadable).toEqual(['bad']);
});

test('what is no document is counted, and an id given twice is its first', () => {
  const twice = { ...lamp, id: { stringValue: 'lamp' } };
  const documents = [
    null,
    homeProductDocument('a', twice),
    homeProductDocument('b', { ...twice, name: { stringValue: 'Other' } }),
  ];
  expect(readHomeProducts(documents)).toEqual({
    products: [{ id: 'lamp', name: 'Clay lamp', image: '', price: 12_000 }],
    unreadable: ['a document without a name'],
  });
});

function productsOf(fields: object) {
  return readHomeProducts([homeProductDocument('abc', fields)]).products;
}
