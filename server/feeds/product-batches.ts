import type { ProductRepository } from '../../backend/repositories/product-repository.ts';
import type { Product } from '../../domain/product.ts';

// So few that other requests wait for some milliseconds only.
const BATCH = 50;

/** All products of the database in the catalogue's order, some at a time: thousands are never in memory together. */
export async function productBatches(products: ProductRepository): Promise<AsyncIterable<Product[]>> {
  return batchesOf(products, await products.places());
}

async function* batchesOf(
  products: ProductRepository,
  places: readonly { id: string }[],
): AsyncGenerator<Product[]> {
  for (let at = 0; at < places.length; at += BATCH) {
    const ids = places.slice(at, at + BATCH).map(({ id }) => id);
    yield (await products.findMany(ids)).map(({ item }) => item);
  }
}
