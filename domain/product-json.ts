import * as v from 'valibot';
import { type Product, productSchema } from './product.ts';
import { rupeesFromPaise, rupeesSchema } from './rupees.ts';

const id = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const text = v.nullish(v.string(), '');

// The JSON of any backend that speaks the contract: null or nothing where there is nothing, ids that may be numbers.
const productJsonSchema = v.pipe(
  v.object({
    _id: id,
    name: v.string(),
    description: text,
    category: text,
    price: rupeesSchema,
    unit: v.optional(text),
    imageURL: text,
    featured: v.nullish(v.boolean(), false),
    styles: v.nullish(v.array(v.string()), []),
    variants: v.nullish(
      v.array(
        v.object({ type: v.string(), price: rupeesSchema, imageURL: text, description: v.optional(text) }),
      ),
      [],
    ),
    colorVariants: v.nullish(v.array(v.object({ color: v.string(), imageURL: text })), []),
  }),
  productSchema,
);

/** The products of a backend's list: those that could be read, and how many could not. */
export type ProductsReading = { products: Product[]; unreadable: number };

/** Reads the JSON of `GET /api/products`, each id once; throws a ValiError when it is not a list. */
export function readProducts(json: unknown): ProductsReading {
  const rows = v.parse(v.array(v.unknown()), json);
  const byId = new Map<string, Product>();
  for (const row of rows) {
    const reading = v.safeParse(productJsonSchema, row);
    if (reading.success && !byId.has(reading.output._id)) byId.set(reading.output._id, reading.output);
  }
  return { products: [...byId.values()], unreadable: rows.length - byId.size };
}

/** A product as JSON of `GET /api/products`: prices in rupees, no unit where there is none. */
export function productJson(product: Product) {
  const { unit, price, variants, ...rest } = product;
  return {
    ...rest,
    price: rupeesFromPaise(price),
    ...(unit ? { unit } : {}),
    variants: variants.map((variant) => ({ ...variant, price: rupeesFromPaise(variant.price) })),
  };
}
