import { latinDigits } from './latin-digits.ts';

// ₹ or its spelled-out forms before the number, and `/-` after it, as shops write prices.
const currency = /^(₹|rs\.?|inr)\s*/i;
const closingStroke = /\s*\/-$/;

// Indian groups (1,20,000) or the world's (120,000); anything else with a comma could mean two amounts.
const number = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * The rupees of an amount as people write it, in digits of any script; undefined where it is no amount or could mean two.
 * @example rupeesFromText('₹ 1,20,000.50') // 120000.5
 * @example rupeesFromText('Rs. ३५०/-') // 350
 * @example rupeesFromText('12,50') // undefined
 */
export function rupeesFromText(text: string): number | undefined {
  const amount = latinDigits(text).trim().replace(currency, '').replace(closingStroke, '').trim();
  return number.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}
