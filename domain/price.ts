import * as v from 'valibot';

// ₹10 crore: more than any basket of handicrafts, and far below what a number counts exactly.
const HIGHEST_PAISE = 100_000_000 * 100;

/** A schema for a price in whole paise, from 0 to ₹10 crore. */
export const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_PAISE));
