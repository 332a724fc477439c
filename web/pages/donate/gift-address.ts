import type { Facts } from '../../../content/schemas/facts.ts';
import { donationAmount } from '../../../domain/donation-amount.ts';
import type { Paise } from '../../../domain/money.ts';

/** The gift that an address of this page asks for. */
export type Gift = {
  amount: Paise | undefined;
  method: PaymentMethod | undefined;
  /** Whether the form was sent: only the form writes a method into the address. */
  asked: boolean;
};

/**
 * Reads the gift out of an address that the form wrote, or somebody by hand; what is not offered is ignored. Of an
 * amount chosen and one typed, both named `amount`, the typed one comes last and counts.
 * @example giftOf(new URLSearchParams('amount=500&amount=&method=bank'), ['upi', 'bank'])
 * // { amount: 50000, method: 'bank', asked: true }
 */
export function giftOf(address: URLSearchParams, methods: readonly PaymentMethod[]): Gift {
  const amounts = address.getAll('amount').map(donationAmount);
  const asked = methods.find((method) => method === address.get('method'));
  return {
    amount: amounts.findLast((amount) => amount !== undefined),
    method: asked ?? methods[0],
    asked: asked !== undefined,
  };
}

/** A way to pay, as it stands in the address and in the form. */
export type PaymentMethod = 'upi' | 'bank';

/** The ways to pay that the foundation has set up, the usual one first. */
export function paymentMethods({
  upiId,
  bankAccount,
}: Pick<Facts, 'upiId' | 'bankAccount'>): PaymentMethod[] {
  return [...(upiId ? (['upi'] as const) : []), ...(bankAccount ? (['bank'] as const) : [])];
}
