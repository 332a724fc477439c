import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paiseFromRupees, rupeesFromPaise, rupeesFromText, rupeesSchema } from './rupees.ts';

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

it.each([
  ['350', 350],
  [' 49.5 ', 49.5],
  ['₹1,20,000', 120_000],
  ['₹ 1,20,000.50', 120_000.5],
  ['120,000', 120_000],
  ['1,250', 1250],
  ['Rs. 350/-', 350],
  ['Rs 350', 350],
  ['INR 1,250.05', 1250.05],
  ['350 INR', 350],
  ['1,250.50 Rs.', 1250.5],
  ['350rs', 350],
  ['Rs 350 only', 350],
  ['Rs. 350/- only', 350],
  ['350/-', 350],
  ['350 Rs/-', 350],
  ['350 rupees only', 350],
  ['350 रुपये', 350],
  ['३५० रुपए मात्र', 350],
  ['रु. 350', 350],
  ['रू ३५०/- फक्त', 350],
  ['१२०', 120],
  ['₹ ૧,૨૦,૦૦૦.૫૦', 120_000.5],
  ['0', 0],
])('%j is %d rupees', (text, rupees) => {
  expect(rupeesFromText(text)).toBe(rupees);
});

it.each([
  '',
  '₹',
  'Rs only',
  'twelve',
  '-5',
  '12,50',
  '1,2,3',
  '1,20,00',
  '12.345',
  '1e3',
  '350 each',
  '350 Rs each',
  '350 Rs 50',
  '350-400 Rs',
  '2 x 350 Rs',
  '3 INR 50',
  '350 paise',
  '1 250',
  '$5',
  '5 USD',
])('%j is no amount', (text) => {
  expect(rupeesFromText(text)).toBeUndefined();
});
