import type { Product } from '../../domain/product.ts';
import { browserCalls } from '../calls/browser-calls.ts';

let products: Promise<Product[]> | undefined;

/** All products, fetched once for each page. */
export function catalogue(): Promise<Product[]> {
  products ??= browserCalls().products();
  return products;
}
