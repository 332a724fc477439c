import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paiseFromRupees, rupeesFromPaise, rupeesSchema } from './rupees.ts';

describe('paiseFromRupees', () => {
  it.each([
    [0, 0],
    [499.5, 49_950],
    [0.07, 7],
    [19.99, 1999],
    [1.1, 110],
    [8.2, 820],
    [1_20_000, 12_000_000],
    [499.999, 50_000],
  ])('counts %d rupees as %d paise', (rupees, paise) => {
    expect(paiseFromRupees(rupees)).toBe(paise);
  });

  it('gives back every paisa of a thousand rupees', () => {
    const amounts = Array.from({ length: 100_001 }, (_, paise) => paise);
    expect(amounts.filter((paise) => paiseFromRupees(rupeesFromPaise(paise)) !== paise)).toEqual([]);
  });
});

describe('rupeesSchema', () => {
  it.each([
    [350, 35_000],
    ['350', 35_000],
    [' 499.50 ', 49_950],
    [0, 0],
    [100_000_000, 10_000_000_000],
  ])('reads %j rupees as %d paise', (rupees, paise) => {
    expect(v.parse(rupeesSchema, rupees)).toBe(paise);
  });

  it.each([-0.001, -1, 100_000_000.01, Number.NaN, Infinity, '', '₹350', '1e3', '-1', null])(
    'refuses %j',
    (value) => {
      expect(v.is(rupeesSchema, value)).toBe(false);
    },
  );
});
