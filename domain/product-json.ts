import * as v from 'valibot';
import { colourVariantSchema, type Product, productSchema, variantSchema } from './product.ts';
import { rupeesFromPaise, rupeesSchema } from './rupees.ts';

const { _id, styles } = productSchema.entries;
const text = v.nullish(v.string(), '');

// The JSON of any backend that speaks the contract: prices in rupees, null or nothing for what is empty, numbers as ids.
const productJsonSchema = v.object({
  ...productSchema.entries,
  _id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), _id),
  description: text,
  category: text,
  price: rupeesSchema,
  unit: v.optional(text),
  imageURL: text,
  alt: v.optional(text),
  soldOut: v.optional(v.nullish(v.boolean(), false)),
  featured: v.nullish(v.boolean(), false),
  styles: v.nullish(styles, []),
  variants: listOf({
    ...variantSchema.entries,
    price: rupeesSchema,
    imageURL: text,
    description: v.optional(text),
  }),
  colorVariants: listOf({ ...colourVariantSchema.entries, imageURL: text }),
});

function listOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.nullish(v.array(v.object(entries)), []);
}

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

/** A product as JSON of `GET /api/products`: prices in rupees, no unit or alt text where there is none, `soldOut` where it is, no story. */
export function productJson(product: Product) {
  const { unit, alt, soldOut, price, variants, story: _, ...rest } = product;
  return {
    ...rest,
    price: rupeesFromPaise(price),
    ...(unit ? { unit } : {}),
    ...(alt ? { alt } : {}),
    ...(soldOut ? { soldOut } : {}),
    variants: variants.map((variant) => ({ ...variant, price: rupeesFromPaise(variant.price) })),
  };
}
