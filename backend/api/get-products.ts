import type { Handler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { productJson } from '../../domain/product-json.ts';
import type { Repositories } from '../repositories/create-repositories.ts';
import { fromDatabase } from './from-database.ts';

/** `GET /api/products`: all products in the catalogue's order, prices in rupees. */
export function getProducts(repositories: Repositories): Handler {
  return async (context) => {
    const products = await fromDatabase(repositories.products.all());
    // Kept by browsers and caches, yet asked about each time: a changed price shows at the next look.
    context.header('Cache-Control', 'public, max-age=0, s-maxage=5, must-revalidate');
    return context.json(products.map(productJson));
  };
}

/** Answers 304 to who has the current list already; the headers of a shared origin stay on that answer. */
export const productsEtag = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'],
});
