import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { entryJson } from '../entries/entry-json.ts';
import { strictSchema } from '../entries/strict-schema.ts';
import { homeProductFields } from '../shop/home-product.ts';
import { productFields } from '../shop/product.ts';
import { importedStudentSchema } from './imported-student.ts';

const bag = { _id: 'bag', name: 'Jute bag', category: 'Accessories', price: '₹1,250' };

const productSchema = strictSchema(productFields, 'listed');
const homeProductSchema = strictSchema(homeProductFields, 'listed');

describe('a product of a list', () => {
  it('needs only an id, a name, a category and a price', () => {
    expect(v.parse(productSchema, bag)).toEqual({
      _id: 'bag',
      name: 'Jute bag',
      description: '',
      category: 'Accessories',
      price: 125_000,
      imageURL: '',
      featured: false,
      styles: [],
      variants: [],
      colorVariants: [],
    });
  });

  it('has a line break in a field of several lines only', () => {
    const lines = 'One\n\tTwo';
    expect(
      v.parse(productSchema, {
        ...bag,
        name: lines,
        description: lines,
        styles: [lines],
        variants: [{ type: lines, price: 5 }],
        translations: { hi: { name: lines, description: lines } },
      }),
    ).toMatchObject({
      name: 'One Two',
      description: lines,
      styles: ['One Two'],
      variants: [{ type: 'One Two' }],
      translations: { hi: { name: 'One Two', description: lines } },
    });
  });

  it('comes through as it was when it is written as JSON and read again', () => {
    const product = v.parse(productSchema, {
      ...bag,
      unit: 'piece',
      featured: 'Yes',
      styles: ['Jute'],
      variants: [{ type: 'Large', price: '1,350.50', imageURL: 'large.jpg', description: 'Holds a week.' }],
      colorVariants: [{ color: 'Indigo' }],
    });
    expect(v.parse(productSchema, entryJson(productFields, product))).toEqual(product);
  });

  it('finds its category whatever its case', () => {
    expect(v.parse(productSchema, { ...bag, category: ' food items' }).category).toBe('Food Items');
  });

  it.each([
    ['no id', { _id: ' ' }, '_id', 'missing'],
    ['no name', { name: undefined }, 'name', 'missing'],
    ['a name that goes on and on', { name: 'x'.repeat(201) }, 'name', 'too-long'],
    ['a list for a name', { name: ['bag'] }, 'name', 'not-text'],
    ['no category', { category: '' }, 'category', 'missing'],
    ['a category the shop does not have', { category: 'Shoes' }, 'category', 'not-a-choice'],
    ['no price', { price: '' }, 'price', 'missing'],
    ['a word for a price', { price: 'twelve' }, 'price', 'not-a-price'],
    ['a negative price', { price: -5 }, 'price', 'not-a-price'],
    ['a price beyond all baskets', { price: '100,000,001' }, 'price', 'not-a-price'],
    ['perhaps for yes or no', { featured: 'perhaps' }, 'featured', 'not-yes-or-no'],
    ['one text for a list', { styles: 'Jute' }, 'styles', 'not-a-list'],
    ['a style twice', { styles: ['Jute', 'Jute'] }, 'styles', 'repeated'],
    [
      'a variant without a price',
      { variants: [{ type: 'Large', price: '' }] },
      'variants.0.price',
      'missing',
    ],
    ['a colour twice', { colorVariants: [{ color: 'Red' }, { color: 'Red' }] }, 'colorVariants', 'repeated'],
  ])('with %s is refused', (_, fields, path, message) => {
    expect(problemsOf(productSchema, { ...bag, ...fields })).toEqual([[path, message]]);
  });
});

test.each(['new', 'export.csv', '.', '..', 'bags/jute', 'bags\\jute'])(
  'the id %s is an address of the desk',
  (_id) => {
    expect(problemsOf(productSchema, { ...bag, _id })).toEqual([['_id', 'reserved-id']]);
  },
);

test('a home product of a list needs an id, a name and a price', () => {
  expect(v.parse(homeProductSchema, { id: 7, name: 'Lamp', price: 49.5 })).toEqual({
    id: '7',
    name: 'Lamp',
    image: '',
    price: 4950,
  });
  expect(problemsOf(homeProductSchema, {})).toEqual([
    ['id', 'missing'],
    ['name', 'missing'],
    ['price', 'missing'],
  ]);
});

describe('a student of a list', () => {
  it('needs only a name, and may have a room that is a number', () => {
    const student = v.parse(importedStudentSchema, { name: 'Asha', roomNumber: 14, feesPaid: 'yes' });
    expect(student).toMatchObject({ name: 'Asha', email: '', roomNumber: '14', feesPaid: true });
  });

  it('has a line break in a field of several lines only', () => {
    const lines = 'One\r\nTwo';
    expect(
      v.parse(importedStudentSchema, { name: lines, course: lines, guardianName: lines, address: lines }),
    ).toMatchObject({ name: 'One Two', course: 'One Two', guardianName: 'One Two', address: 'One\nTwo' });
  });

  it.each(['-', ' – ', 'NA', 'n/a', 'N.A.', 'Nil', 'none', 'नहीं'])(
    'has no phone where it says %j',
    (phone) => {
      expect(v.parse(importedStudentSchema, { name: 'Asha', phone })).toMatchObject({ phone: '' });
    },
  );

  it.each([
    [{ name: '' }, 'name', 'missing'],
    [{ email: 'asha at example.org' }, 'email', 'not-an-email'],
    [{ phone: '9.19877E+11' }, 'phone', 'became-a-number'],
    [{ feesPaid: 'half' }, 'feesPaid', 'not-yes-or-no'],
    [{ phone: 'ask the father' }, 'phone', 'not-a-phone'],
    [{ phone: '***10' }, 'phone', 'masked'],
    [{ email: 'a***@example.org' }, 'email', 'masked'],
    [{ address: '***' }, 'address', 'masked'],
    [{ offListOn: '2026-01-01' }, 'offListOn', 'unknown-field'],
  ])('with %j is refused', (fields, path, message) => {
    expect(problemsOf(importedStudentSchema, { name: 'Asha', ...fields })).toEqual([[path, message]]);
  });
});

function problemsOf(schema: v.GenericSchema, input: unknown): (string | null)[][] {
  const { issues } = v.safeParse(schema, input);
  return (issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}
