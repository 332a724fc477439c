import * as v from 'valibot';
import { rupeesFromPaise } from './money.ts';
import { priceSchema } from './price.ts';

/** A home product, a document of the collection NGOproducts, read with its price in paise. */
export const homeProductSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  image: v.nullish(v.string(), ''),
  price: priceSchema,
});

/** A product shown on the home page; its price is in paise. */
export type HomeProduct = v.InferOutput<typeof homeProductSchema>;

/** A home product as a document of NGOproducts: its price in rupees. */
export function homeProductJson(product: HomeProduct) {
  return { ...product, price: rupeesFromPaise(product.price) };
}
