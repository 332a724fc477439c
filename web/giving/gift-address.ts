import type { Paise } from '../../domain/values/money.ts';
import { rupeesFromText } from '../../domain/values/rupees.ts';
import { paiseFromRupees } from '../../domain/values/rupees.ts';
import type { Facts } from '../../texts/schemas/facts.ts';

/** The gift that an address of this page asks for. */
export type Gift = {
  amount: Paise | undefined;
  /** What was typed and is no amount that can be given, to be shown again. */
  unread?: string;
  method: PaymentMethod | undefined;
  /** Whether the form was sent: only the form writes a method into the address. */
  asked: boolean;
};

/**
 * Reads the gift out of an address that the form wrote, or somebody by hand; what is not offered is ignored. Of an
 * amount chosen and one typed, both named `amount`, the typed one comes last and counts, also where it can't be read: no other
 * amount is asked for then.
 * @example giftOf(new URLSearchParams('amount=500&amount=&method=bank'), ['upi', 'bank'])
 * // { amount: 50000, method: 'bank', asked: true }
 */
export function giftOf(address: URLSearchParams, methods: readonly PaymentMethod[]): Gift {
  const written = address.getAll('amount').findLast((text) => text.trim() !== '');
  const amount = written === undefined ? undefined : donationAmount(written);
  // The panel's own button for a method is sent after the choice of the form.
  const asked = methods.find((method) => method === address.getAll('method').at(-1));
  return {
    amount,
    ...(written !== undefined && amount === undefined ? { unread: written.slice(0, LONGEST_SHOWN) } : {}),
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

const LONGEST_SHOWN = 40;

// Above this a number can't hold every paisa, so a payment link could have another amount.
const MOST_RUPEES = 10_000_000_000_000;

// As numbers stand in addresses: no sign, since only a positive amount can be given.
const POSITIVE_NUMBER = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The paise of a gift typed in rupees, a number or as people write amounts, to the nearest paisa; undefined where the text is
 * no positive amount that can be written to the paisa. There is no other smallest or largest gift.
 * @example donationAmount('12.345') // 1235
 * @example donationAmount('₹१,०००') // 100000
 * @example donationAmount('1e21') // undefined
 */
export function donationAmount(rupeesText: string): Paise | undefined {
  const text = rupeesText.trim();
  const rupees = POSITIVE_NUMBER.test(text) ? Number(text) : (rupeesFromText(text) ?? 0);
  if (rupees > MOST_RUPEES) return undefined;
  return paiseFromRupees(rupees) || undefined;
}
