import { expect, it } from 'vitest';
import { paymentMethods } from './gift-address.ts';

const bankAccount = { holder: 'Diya', bank: 'Bank', accountNumber: '1', ifsc: 'EXPL0000000' };

it('offers UPI first, then bank transfer', () => {
  expect(paymentMethods({ upiId: 'gift@bank', bankAccount })).toEqual(['upi', 'bank']);
});

it('does not offer what is not set up', () => {
  expect(paymentMethods({ upiId: undefined, bankAccount })).toEqual(['bank']);
  expect(paymentMethods({ upiId: 'gift@bank', bankAccount: undefined })).toEqual(['upi']);
  expect(paymentMethods({ upiId: '', bankAccount: undefined })).toEqual([]);
});
