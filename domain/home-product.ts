import * as v from 'valibot';
import { priceSchema } from './price.ts';
import { rupeesFromPaise } from './rupees.ts';
import { translatedText, translationsSchema } from './translations.ts';

/** A product shown on the home page; its price is in whole paise. */
export const homeProductSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  image: v.string(),
  /** The description of its picture for those who don't see it; absent where nobody has written it. */
  alt: v.optional(v.string()),
  price: priceSchema,
  /** Its texts in other languages. */
  translations: translationsSchema({ name: translatedText, alt: translatedText }),
});

/** A product shown on the home page; its price is in paise. */
export type HomeProduct = v.InferOutput<typeof homeProductSchema>;

/** A home product as JSON: its price in rupees, no alt text where there is none. */
export function homeProductJson({ alt, price, ...rest }: HomeProduct) {
  return { ...rest, ...(alt ? { alt } : {}), price: rupeesFromPaise(price) };
}
