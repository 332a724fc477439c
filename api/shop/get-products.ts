import type { Handler } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import * as v from 'valibot';
import { entryJson } from '../../domain/entries/entry-json.ts';
import { type Field, type Fields, isAlwaysThere, publicIn } from '../../domain/entries/field.ts';
import { publicEntryOf } from '../../domain/entries/public-entry.ts';
import { readableTranslations } from '../../domain/entries/readers.ts';
import { storedValue } from '../../domain/entries/stored.ts';
import { type Product, productFields } from '../../domain/shop/product.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { fromDatabase } from '../error-response.ts';
import { type CallDescription, serverFailures } from '../openapi.ts';

const publicProduct = publicEntryOf(productFields);
const rupees = v.pipe(v.number(), v.minValue(0), v.description('Rupees, with at most two decimals.'));

/** The OpenAPI description of `GET /api/products`. */
export const productsDescription: CallDescription = {
  operationId: 'listProducts',
  summary: 'All products of the shop, in the order of the catalogue.',
  parameters: [
    {
      name: 'If-None-Match',
      in: 'header',
      schema: { type: 'string' },
      description: 'The ETag of the list that the caller has.',
    },
  ],
  responses: {
    '200': {
      description: 'The products.',
      body: v.array(v.pipe(entryJsonSchema(productFields), v.metadata({ ref: 'Product' }))),
      headers: { ETag: { schema: { type: 'string' } } },
    },
    '304': { description: 'The list has not changed.' },
    ...serverFailures,
  },
};

/** A function that leaves out of a product the pictures that visitors may not see; `stale` where that can't be told of all. */
export type ProductsForVisitors = { shown: (product: Product) => Product; stale: boolean };

type ProductsParts = { repositories: Repositories; productsForVisitors: () => Promise<ProductsForVisitors> };

/** `GET /api/products`: all products in the catalogue's order, prices in rupees. */
export function getProducts({ repositories, productsForVisitors }: ProductsParts): Handler {
  return async (context) => {
    const products = await fromDatabase(repositories.products.all());
    const { shown, stale } = await productsForVisitors();
    // Browsers and caches keep it, but ask each time whether it has changed: a new price shows at the next look.
    context.header('Cache-Control', stale ? 'no-store' : 'public, max-age=0, s-maxage=5, must-revalidate');
    return context.json(products.map((product) => entryJson(productFields, publicProduct(shown(product)))));
  };
}

/** Answers 304 to a caller that has the current list; the CORS headers stay on that response. */
export const productsEtag = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'],
});

// The schema of an entry as the call gives it: its public fields, amounts in rupees.
function entryJsonSchema(fields: Fields) {
  const given = publicIn(fields);
  const values = Object.entries<Field>(given).map(([name, field]) => {
    const value = valueJsonSchema(field);
    return [name, isAlwaysThere(field) ? value : v.optional(value)];
  });
  const entries: v.ObjectEntries = { ...Object.fromEntries(values), ...readableTranslations(given) };
  return v.object(entries);
}

function valueJsonSchema(field: Field): v.GenericSchema {
  if (field.kind === 'rupees') return rupees;
  return field.kind === 'rows' ? v.array(entryJsonSchema(field.fields)) : storedValue(field);
}
