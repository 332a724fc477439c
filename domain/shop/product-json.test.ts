import { describe, expect, it } from 'vitest';
import { entryJson } from '../entries/entry-json.ts';
import { publicEntryOf } from '../entries/public-entry.ts';
import { readProducts } from './product-json.ts';
import { type Product, productFields } from './product.ts';

const pickle = {
  _id: 'pickle',
  name: 'Mango Pickle',
  description: 'Sun-cured',
  category: 'Food Items',
  price: 180,
  unit: 'jar',
  imageURL: '/pickle.jpg',
  featured: true,
  styles: ['spicy'],
  variants: [{ type: 'Large', price: 320.5, imageURL: '/large.jpg', description: 'One kilo' }],
  colorVariants: [{ color: 'Red', imageURL: '/red.jpg' }],
};

const least = { _id: 'bag', name: 'Bag', price: 350 };

describe('readProducts', () => {
  it('reads that a product is sold out, and what its picture shows', () => {
    const words = { soldOut: true, alt: 'A jar of pickle' };
    expect(readProducts([{ ...pickle, ...words }]).products).toMatchObject([words]);
    expect(readProducts([{ ...pickle, soldOut: null, alt: null }]).products).toMatchObject([
      { soldOut: false, alt: '' },
    ]);
  });

  it('reads a whole product, its prices in paise', () => {
    expect(readProducts([pickle])).toEqual({
      products: [{ ...pickle, price: 18_000, variants: [{ ...pickle.variants[0], price: 32_050 }] }],
      unreadable: 0,
    });
  });

  it('reads a product without optional fields as one with nothing to choose', () => {
    expect(readProducts([least]).products).toEqual([
      {
        _id: 'bag',
        name: 'Bag',
        description: '',
        category: '',
        price: 35_000,
        imageURL: '',
        featured: false,
        styles: [],
        variants: [],
        colorVariants: [],
      },
    ]);
  });

  it('reads null where a field is left out', () => {
    const empty = { description: null, category: null, unit: null, imageURL: null, featured: null };
    const lists = { styles: null, variants: null, colorVariants: null };
    expect(readProducts([{ ...least, ...empty, ...lists }]).products).toMatchObject([
      { description: '', category: '', unit: '', imageURL: '', featured: false, styles: [], variants: [] },
    ]);
  });

  it.each([
    ['350', 35_000],
    [' 499.50 ', 49_950],
    ['0', 0],
    [0, 0],
    [499.5, 49_950],
  ])('reads the price %j as %d paise', (price, paise) => {
    expect(readProducts([{ ...least, price }]).products[0]?.price).toBe(paise);
  });

  it('reads an id that is a number as its text', () => {
    expect(readProducts([{ ...least, _id: 7 }]).products[0]?._id).toBe('7');
  });

  it('drops what other versions of a backend add', () => {
    expect(readProducts([{ ...least, __v: 0, createdAt: '2026-01-01' }]).products[0]).not.toHaveProperty(
      '__v',
    );
  });

  it.each([
    null,
    'Bag',
    [],
    {},
    { ...least, _id: undefined },
    { ...least, _id: '' },
    { ...least, _id: { $oid: '1' } },
    { ...least, name: '  ' },
    { ...least, price: -1 },
    { ...least, price: null },
    { ...least, price: 1e12 },
    { ...least, price: '' },
    { ...least, price: '₹350' },
    { ...least, price: '1,200' },
    { ...least, price: 'Infinity' },
    { ...least, price: '1e3' },
    { ...least, variants: [{ type: 'Large', price: 'free' }] },
    { ...least, colorVariants: [{ color: '' }] },
    { ...least, styles: 'warm' },
  ])('leaves out the broken row %j, counts it, and keeps its neighbours', (broken) => {
    const { products, unreadable } = readProducts([pickle, broken, { ...least, _id: 'neighbour' }]);
    expect(products.map(({ _id }) => _id)).toEqual(['pickle', 'neighbour']);
    expect(unreadable).toBe(1);
  });

  it('keeps each id once, the first of them, also when one is a number and one its text', () => {
    const { products } = readProducts([
      { ...least, _id: '7', name: 'First' },
      { ...least, _id: 7, name: 'Second' },
      { ...least, _id: 8, name: 'Third' },
    ]);
    expect(products.map(({ name }) => name)).toEqual(['First', 'Third']);
  });

  it('keeps the order of the answer', () => {
    const rows = ['c', 'a', '2', '1'].map((_id) => ({ ...least, _id }));
    expect(readProducts(rows).products.map(({ _id }) => _id)).toEqual(['c', 'a', '2', '1']);
  });

  it('reads an empty shop', () => {
    expect(readProducts([])).toEqual({ products: [], unreadable: 0 });
  });

  it.each([null, undefined, 'products', { products: [] }, 7])('refuses %j, which is not a list', (answer) => {
    expect(() => readProducts(answer)).toThrow(expect.objectContaining({ name: 'ValiError' }));
  });
});

const productJson = (product: Product) => entryJson(productFields, publicEntryOf(productFields)(product));

describe('a product as JSON', () => {
  it('writes what readProducts reads: prices in rupees', () => {
    expect(readProducts([pickle]).products.map(productJson)).toEqual([pickle]);
  });

  it('writes no unit where there is none', () => {
    expect(readProducts([{ ...least, unit: '' }]).products.map(productJson)[0]).not.toHaveProperty('unit');
  });
});
