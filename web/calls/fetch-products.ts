import { readProducts } from '../../domain/product-json.ts';
import type { Product } from '../../domain/product.ts';
import { type Backend, readAnswer } from './backend.ts';
import { withPicturesOf } from './pictures-of-origin.ts';

/** The products of the shop; rejects with a CallFailure. */
export async function fetchProducts({ ask, origin, log }: Backend): Promise<Product[]> {
  const { products, unreadable } = readAnswer(readProducts, await ask('/api/products'));
  if (unreadable) log(`${unreadable} products of the backend's answer could not be read and are left out.`);
  return origin ? products.map((product) => withPicturesOf(origin, product)) : products;
}
