import { describe, expect, it } from 'vitest';
import { upiLink } from '../../domain/giving/upi.ts';
import { donationAmount, giftOf } from './gift-address.ts';

const read = (address: string) => giftOf(new URLSearchParams(address), ['upi', 'bank']);

describe('giftOf', () => {
  it('asks for nothing in a bare address, and starts with the usual method', () => {
    expect(read('')).toEqual({ amount: undefined, method: 'upi', asked: false });
  });

  it('reads the chosen amount beside an empty custom one', () => {
    expect(read('amount=500&amount=&method=upi')).toEqual({ amount: 50_000, method: 'upi', asked: true });
  });

  it('lets the typed amount count where both are sent', () => {
    expect(read('amount=500&amount=750.5&method=bank')).toEqual({
      amount: 75_050,
      method: 'bank',
      asked: true,
    });
  });

  it.each(['1 000', '5k', '10,00', '-700', 'abc'])(
    'takes no other amount where the typed one is %s',
    (typed) => {
      const address = new URLSearchParams([
        ['amount', '500'],
        ['amount', typed],
        ['method', 'upi'],
      ]);
      expect(read(address.toString())).toEqual({
        amount: undefined,
        unread: typed,
        method: 'upi',
        asked: true,
      });
    },
  );

  it('lets the method count that the panel’s own button adds', () => {
    expect(read('amount=500&method=upi&method=bank')).toMatchObject({ method: 'bank', asked: true });
  });

  it.each(['method=cheque', 'amount=&method='])('ignores %s', (address) => {
    expect(read(address)).toEqual({ amount: undefined, method: 'upi', asked: false });
  });

  it('offers no method where none is set up', () => {
    expect(giftOf(new URLSearchParams('method=upi'), [])).toEqual({
      amount: undefined,
      method: undefined,
      asked: false,
    });
  });
});

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
    ['₹500', 50_000],
    ['1,20,000', 12_000_000],
    ['१०००', 100_000],
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
    '12,50',
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
