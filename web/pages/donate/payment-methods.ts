import type { Facts } from '../../../content/schemas/facts.ts';

/** A way to pay, as it stands in the address and in the form. */
export type PaymentMethod = 'upi' | 'bank';

/** The ways to pay that the foundation has set up, the usual one first. */
export function paymentMethods({
  upiId,
  bankAccount,
}: Pick<Facts, 'upiId' | 'bankAccount'>): PaymentMethod[] {
  return [...(upiId ? (['upi'] as const) : []), ...(bankAccount ? (['bank'] as const) : [])];
}
