import * as v from 'valibot';
import { paiseFromRupees } from './money.ts';

// More than any basket of handicrafts, and far below what a number counts exactly in paise.
const HIGHEST_RUPEES = 100_000_000;

/** A schema for a price in rupees, as a number or as the text of one, read into paise. */
export const priceSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
  v.minValue(0),
  v.maxValue(HIGHEST_RUPEES),
  v.transform(paiseFromRupees),
);
