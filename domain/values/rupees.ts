import * as v from 'valibot';
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
