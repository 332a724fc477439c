import type { Site } from '../../../content/site.ts';

/** A way to pay, as it stands in the address and in the form. */
export type PaymentMethod = 'upi' | 'bank';

/** The ways to pay that the foundation has set up, the usual one first. */
export function paymentMethods({ upiId, bankAccount }: Pick<Site, 'upiId' | 'bankAccount'>): PaymentMethod[] {
  return [...(upiId ? (['upi'] as const) : []), ...(bankAccount ? (['bank'] as const) : [])];
}
