import { describe, expect, it } from 'vitest';
import { giftOf } from './gift-address.ts';

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

  it.each(['amount=abc', 'amount=-500', 'amount=1e21', 'method=cheque', 'amount=&method='])(
    'ignores %s',
    (address) => {
      expect(read(address)).toEqual({ amount: undefined, method: 'upi', asked: false });
    },
  );

  it('offers no method where none is set up', () => {
    expect(giftOf(new URLSearchParams('method=upi'), [])).toEqual({
      amount: undefined,
      method: undefined,
      asked: false,
    });
  });
});
