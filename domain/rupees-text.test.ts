import { expect, it } from 'vitest';
import { rupeesFromText } from './rupees-text.ts';

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
  ['१२०', 120],
  ['₹ ૧,૨૦,૦૦૦.૫૦', 120_000.5],
  ['0', 0],
])('%j is %d rupees', (text, rupees) => {
  expect(rupeesFromText(text)).toBe(rupees);
});

it.each(['', '₹', 'twelve', '-5', '12,50', '1,2,3', '1,20,00', '12.345', '1e3', '350 each', '1 250', '$5'])(
  '%j is no amount',
  (text) => {
    expect(rupeesFromText(text)).toBeUndefined();
  },
);
