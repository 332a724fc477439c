import * as v from 'valibot';
import { jsonSchema } from '../entries/json-schema.ts';
import { type Product, productFields } from './product.ts';

const productSchema = jsonSchema(productFields);

/** The products of a backend's list: those that could be read, and how many could not. */
export type ProductsReading = { products: Product[]; unreadable: number };

/** Reads the JSON of `GET /api/products`, each id once; throws a ValiError when it is not a list. */
export function readProducts(json: unknown): ProductsReading {
  const rows = v.parse(v.array(v.unknown()), json);
  const byId = new Map<string, Product>();
  for (const row of rows) {
    const reading = v.safeParse(productSchema, row);
    if (reading.success && !byId.has(reading.output._id)) byId.set(reading.output._id, reading.output);
  }
  return { products: [...byId.values()], unreadable: rows.length - byId.size };
}
