import { mapFiles } from '../../domain/entries/files.ts';
import { readProducts } from '../../domain/shop/product-json.ts';
import { type Product, productFields } from '../../domain/shop/product.ts';
import { type Backend, readAnswer } from './backend.ts';

/** The products of the shop; rejects with a CallFailure. */
export async function fetchProducts({ ask, origin, log }: Backend): Promise<Product[]> {
  const { products, unreadable } = readAnswer(readProducts, await ask('/api/products'));
  if (unreadable) log(`${unreadable} products of the backend's answer could not be read and are left out.`);
  return origin ? products.map((product) => withPicturesOf(origin, product)) : products;
}

/** The product with its pictures' addresses made whole: another backend may name them from its own root. */
function withPicturesOf(origin: string, product: Product): Product {
  const whole = (address: string) =>
    address && URL.canParse(address, origin) ? new URL(address, origin).href : address;
  return mapFiles(productFields, product, whole);
}
