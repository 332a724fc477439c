import { expect, test } from 'vitest';
import { nestedFields, nestedForm } from './nested-fields.ts';

test('a form with rows comes back from the fields that a browser posts', () => {
  const form = {
    name: 'Bag',
    featured: 'yes',
    variants: [
      { type: 'Large', price: '350' },
      { type: 'Small', price: '' },
    ],
  };
  expect(nestedForm(nestedFields(form))).toEqual(form);
});

test('rows close up where one is missing, and stay in the order of their numbers', () => {
  const fields: [string, string][] = [
    ['variants.10.type', 'c'],
    ['variants.2.type', 'b'],
    ['variants.0.type', 'a'],
  ];
  expect(nestedForm(fields)).toEqual({ variants: [{ type: 'a' }, { type: 'b' }, { type: 'c' }] });
});

test('names that are no fields stay names, and files are left out', () => {
  const fields: [string, unknown][] = [
    ['variants.x.type', '1'],
    ['variants.9999.type', '2'],
    ['__proto__.0.x', '3'],
    ['__proto__', '4'],
    ['file', new Blob()],
  ];
  const form = nestedForm(fields);
  expect(Object.keys(form).toSorted()).toEqual([
    '__proto__',
    '__proto__.0.x',
    'variants.9999.type',
    'variants.x.type',
  ]);
});
