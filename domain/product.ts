import * as v from 'valibot';
import { rupeesFromPaise } from './money.ts';
import { priceSchema } from './price.ts';
import { atOnce, type Stepwise } from './stepwise.ts';

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));
const text = v.nullish(v.string(), '');

const variantSchema = v.object({
  type: v.pipe(v.string(), v.minLength(1)),
  price: priceSchema,
  imageURL: text,
  description: v.optional(v.nullish(v.string(), '')),
});

const colourSchema = v.object({ color: v.pipe(v.string(), v.minLength(1)), imageURL: text });

/** A product as the call `GET /api/products` writes it, read with its prices in paise. */
export const productSchema = v.object({
  _id: id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  description: text,
  category: text,
  price: priceSchema,
  unit: v.optional(v.nullish(v.string(), '')),
  imageURL: text,
  featured: v.nullish(v.boolean(), false),
  styles: v.nullish(v.array(v.string()), []),
  variants: v.nullish(v.array(variantSchema), []),
  colorVariants: v.nullish(v.array(colourSchema), []),
});

/** A product; prices are in paise. */
export type Product = v.InferOutput<typeof productSchema>;
export type Variant = v.InferOutput<typeof variantSchema>;
export type ColourVariant = v.InferOutput<typeof colourSchema>;

/** What a backend's list of products held: those that could be read, and how many could not. */
export type ProductsReading = { products: Product[]; unreadable: number };

/** The products of a backend's answer, each id once; throws a ValiError when the answer is not a list. */
export function readProducts(answer: unknown): ProductsReading {
  return atOnce(readingProducts(answer));
}

/** Reads the products of a backend's answer like `readProducts`, a row at each step. */
export function* readingProducts(answer: unknown): Stepwise<ProductsReading> {
  const rows = v.parse(v.array(v.unknown()), answer);
  const byId = new Map<string, Product>();
  for (const row of rows) {
    const reading = v.safeParse(productSchema, row);
    if (reading.success && !byId.has(reading.output._id)) byId.set(reading.output._id, reading.output);
    yield;
  }
  return { products: [...byId.values()], unreadable: rows.length - byId.size };
}

/** A product as the call `GET /api/products` writes it: prices in rupees, no unit where there is none. */
export function productJson(product: Product) {
  const { unit, price, variants, ...rest } = product;
  return {
    ...rest,
    price: rupeesFromPaise(price),
    ...(unit ? { unit } : {}),
    variants: variants.map((variant) => ({ ...variant, price: rupeesFromPaise(variant.price) })),
  };
}
