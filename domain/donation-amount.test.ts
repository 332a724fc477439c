import { describe, expect, it } from 'vitest';
import { donationAmount } from './donation-amount.ts';
import { upiLink } from './upi.ts';

describe('donationAmount', () => {
  it.each([
    ['500', 50_000],
    [' 2000 ', 200_000],
    ['499.5', 49_950],
    ['0.01', 1],
    ['.5', 50],
    ['5.', 500],
    ['1e3', 100_000],
    ['007', 700],
  ])('reads %j rupees as %d paise', (text, paise) => {
    expect(donationAmount(text)).toBe(paise);
  });

  it.each([
    ['12.345', 1235],
    ['12.344', 1234],
    ['0.006', 1],
  ])('rounds %j to the nearest paisa', (text, paise) => {
    expect(donationAmount(text)).toBe(paise);
  });

  it.each([
    '',
    ' ',
    '0',
    '0.00',
    '0.004',
    '1e-9',
    '-5',
    '-0',
    '+5',
    'abc',
    '₹500',
    '1,000',
    '0x10',
    'Infinity',
    'NaN',
  ])('takes %j for no amount', (text) => {
    expect(donationAmount(text)).toBeUndefined();
  });

  it('has no largest gift but the one that can still be written to the paisa', () => {
    const largest = donationAmount('9999999999999.99');

    expect(upiLink({ upiId: 'gift@bank', name: 'Diya' }, largest, 'Gift')).toContain('am=9999999999999.99&');
    expect(donationAmount('10000000000001')).toBeUndefined();
    expect(donationAmount('1e21')).toBeUndefined();
    expect(donationAmount('9'.repeat(400))).toBeUndefined();
  });
});
