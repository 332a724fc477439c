import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchema } from '../../domain/fields/json-schema.ts';
import { storedSchema } from '../../domain/fields/stored.ts';
import { type HomeProduct, homeProductFields } from '../../domain/home-product.ts';
import { homeProductKind } from '../editing/home-product-kind.ts';
import { homeProductCollection } from './home-product-collection.ts';

// Letters and signs that lists, forms and JSON treat in some way of their own.
const text = fc
  .array(fc.constantFrom('a', 'ळ', 'क्ष', '=', ';', ',', '"', "'", '\\', '7', ' - ', '😀'), {
    minLength: 1,
    maxLength: 11,
  })
  .map((letters) => letters.join('').trim());
const filled = text.filter(Boolean);
const texts = fc.record({ name: filled, alt: filled }, { requiredKeys: [] });

const homeProduct: fc.Arbitrary<HomeProduct> = fc
  .record({
    id: filled,
    name: filled,
    price: fc.integer({ min: 0, max: 100_000_000 * 100 }),
    image: filled,
    alt: filled,
    hi: texts,
    mr: texts,
  })
  .map(({ hi, mr, ...product }) => {
    const translated = Object.entries({ hi, mr }).filter(([, each]) => Object.keys(each).length > 0);
    return translated.length > 0 ? { ...product, translations: Object.fromEntries(translated) } : product;
  });

test.each<[string, (product: HomeProduct) => unknown]>([
  ['storage', (product) => v.parse(storedSchema(homeProductFields), JSON.parse(JSON.stringify(product)))],
  [
    'another backend',
    (product) => v.parse(jsonSchema(homeProductFields), homeProductCollection.jsonOf(product)),
  ],
  [
    'a list as JSON',
    (product) => v.parse(homeProductCollection.schema, homeProductCollection.jsonOf(product)),
  ],
  [
    'a spreadsheet',
    (product) => {
      const { schema, fieldsOf, cellsOf } = homeProductCollection;
      return v.parse(schema, fieldsOf(cellsOf(product)));
    },
  ],
  [
    'the form',
    (product) => {
      const reading = homeProductKind.itemFrom(product.id, homeProductKind.formOf(product));
      return reading.ok ? reading.item : reading.problems;
    },
  ],
])('an entry comes back from %s as it was', (_, back) => {
  fc.assert(
    fc.property(homeProduct, (product) => {
      expect(back(product)).toEqual(product);
    }),
  );
});

test('a list may lack what visitors must have', () => {
  const lamp = { id: 'lamp', name: 'Lamp', price: 120 };
  expect(v.is(homeProductCollection.schema, lamp)).toBe(true);
  const form = v.parse(homeProductKind.formSchema, { name: 'Lamp', price: '₹1,200' });
  expect(homeProductKind.itemFrom('lamp', form)).toEqual({
    ok: false,
    problems: { image: 'missing', alt: 'missing' },
  });
});
