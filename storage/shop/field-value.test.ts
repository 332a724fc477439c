import { expect, test } from 'vitest';
import { fieldValue } from './home-product-mirror.ts';

test.each([
  [{ stringValue: 'Clay lamp' }, 'Clay lamp'],
  [{ stringValue: '' }, ''],
  [{ integerValue: '1200' }, 1200],
  [{ doubleValue: 1200.5 }, 1200.5],
  [{ doubleValue: 1200 }, 1200],
  [{ booleanValue: false }, false],
  [{ nullValue: null }, null],
])('%j is %j', (field, value) => {
  expect(fieldValue(field)).toBe(value);
});

test.each([
  { mapValue: { fields: { stringValue: { stringValue: 'Clay lamp' } } } },
  { arrayValue: { values: [{ stringValue: 'Clay lamp' }] } },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { doubleValue: 'NaN' },
  'Clay lamp',
  undefined,
])('%j is nothing', (field) => {
  expect(fieldValue(field)).toBeUndefined();
});
