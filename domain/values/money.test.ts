import { describe, expect, it } from 'vitest';
import { formatRupees } from './money.ts';
import { rupeesFromPaise } from './rupees.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [70_000, '₹700'],
    [49_950, '₹499.50'],
    [49_999, '₹499.99'],
    [124_000, '₹1,240'],
    [12_000_000, '₹1,20,000'],
    [12_000_005, '₹1,20,000.05'],
    [1_234_567_800, '₹1,23,45,678'],
    [1_000_000_000_000, '₹10,00,00,00,000'],
  ])('shows %d paise as %s: Indian grouping, no decimals when whole', (paise, shown) => {
    expect(formatRupees(paise)).toBe(shown);
  });

  it('writes what Intl writes, whatever the amount', () => {
    const { format } = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    const small = Array.from({ length: 20_001 }, (_, paise) => paise);
    const large = Array.from({ length: 15 }, (_, digits) => [
      10 ** digits,
      10 ** digits - 1,
      7 * 10 ** digits + 5,
    ]);
    const amounts = [...small, ...large.flat()].flatMap((paise) => (paise ? [paise, -paise] : [0]));
    expect(amounts.filter((paise) => formatRupees(paise) !== format(rupeesFromPaise(paise)))).toEqual([]);
  });
});
