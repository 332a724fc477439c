import * as v from 'valibot';
import type { Paise } from './money.ts';
import { priceSchema } from './price.ts';

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
