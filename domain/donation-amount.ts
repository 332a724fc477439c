import type { Paise } from './money.ts';
import { paiseFromRupees } from './rupees.ts';

// Above this a number can't hold every paisa, so a payment link could have another amount.
const MOST_RUPEES = 10_000_000_000_000;

// A number field may send digits, a point and an exponent; no sign, since only a positive amount can be given.
const POSITIVE_NUMBER = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The paise of a gift typed in rupees, to the nearest paisa; undefined where the text is no positive amount that
 * can be written to the paisa. There is no other smallest or largest gift.
 * @example donationAmount('12.345') // 1235
 * @example donationAmount('1e21') // undefined
 */
export function donationAmount(rupeesText: string): Paise | undefined {
  const text = rupeesText.trim();
  const rupees = POSITIVE_NUMBER.test(text) ? Number(text) : 0;
  if (rupees > MOST_RUPEES) return undefined;
  return paiseFromRupees(rupees) || undefined;
}
