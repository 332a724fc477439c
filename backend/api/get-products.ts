import type { Handler } from 'hono';
import { describeRoute } from 'hono-openapi';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import * as v from 'valibot';
import { entryJson } from '../../domain/fields/entry-json.ts';
import { publicEntryOf } from '../../domain/fields/public-entry.ts';
import { productFields } from '../../domain/product.ts';
import type { Repositories } from '../repositories/create-repositories.ts';
import { describedEntry, describedResponse, serverFailures } from './described.ts';
import { fromDatabase } from './error-response.ts';

const publicProduct = publicEntryOf(productFields);
const productJsonSchema = v.pipe(describedEntry(productFields), v.metadata({ ref: 'Product' }));

/** The OpenAPI description of `GET /api/products`. */
export const describeProducts = describeRoute({
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
      ...describedResponse('The products.', v.array(productJsonSchema)),
      headers: { ETag: { schema: { type: 'string' } } },
    },
    '304': { description: 'The list has not changed.' },
    ...serverFailures,
  },
});

/** `GET /api/products`: all products in the catalogue's order, prices in rupees. */
export function getProducts(repositories: Repositories): Handler {
  return async (context) => {
    const products = await fromDatabase(repositories.products.all());
    // Browsers and caches keep it, but ask each time whether it has changed: a new price shows at the next look.
    context.header('Cache-Control', 'public, max-age=0, s-maxage=5, must-revalidate');
    return context.json(products.map((product) => entryJson(productFields, publicProduct(product))));
  };
}

/** Answers 304 to a caller that has the current list; the CORS headers stay on that response. */
export const productsEtag = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'],
});
