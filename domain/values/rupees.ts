import * as v from 'valibot';
import { latinDigits } from './latin-digits.ts';
import type { Paise } from './money.ts';

/**
 * The paise of an amount in rupees, rounded to the nearest paisa.
 * @example paiseFromRupees(499.5) // 49950
 */
export function paiseFromRupees(rupees: number): Paise {
  return Math.round(rupees * 100);
}

/**
 * The rupees of an amount in paise, for JSON and files that count in rupees.
 * @example rupeesFromPaise(49950) // 499.5
 */
export function rupeesFromPaise(paise: Paise): number {
  return paise / 100;
}

// ₹10 crore: more than any basket of handicrafts, and far below what a number counts exactly.
const HIGHEST_PAISE = 100_000_000 * 100;

/** A schema for a price in whole paise, from 0 to ₹10 crore. */
export const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_PAISE));

/**
 * A schema that reads a price in rupees, a number or the text of one, into whole paise.
 * @example v.parse(rupeesSchema, '499.50') // 49950
 */
export const rupeesSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.minValue(0),
  v.transform(paiseFromRupees),
  priceSchema,
);

// How shops write it before or after the number, in English, Hindi and Marathi; and what closes an amount: `/-`, `only`.
const currency = String.raw`(₹|rs\.?|inr|rupees?|रु(पये|पए|पया)?\.?|रू\.?)`;
const before = new RegExp(`^${currency}`, 'i');
const after = new RegExp(`${currency}$`, 'i');
const closingStroke = /\/-$/;
const closingWord = /(only|मात्र|फक्त)$/i;

// Indian groups (1,20,000) or the world's (120,000); anything else with a comma could mean two amounts.
const number = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * The rupees of an amount as people write it, in digits of any script; undefined where it is no amount or could mean two.
 * @example rupeesFromText('₹ 1,20,000.50') // 120000.5
 * @example rupeesFromText('Rs. ३५०/-') // 350
 * @example rupeesFromText('350 रुपये') // 350
 * @example rupeesFromText('12,50') // undefined
 */
export function rupeesFromText(text: string): number | undefined {
  const amount = [before, closingWord, closingStroke, after].reduce(
    (rest, pattern) => rest.replace(pattern, '').trim(),
    latinDigits(text).trim(),
  );
  return number.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}
