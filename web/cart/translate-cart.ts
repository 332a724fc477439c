import { cartInLanguage } from '../../domain/cart-in-language.ts';
import type { Cart, ShownLine } from '../../domain/cart.ts';
import type { Language } from '../../domain/languages.ts';
import type { Product } from '../../domain/product.ts';
import { browserBackend } from '../calls/browser-backend.ts';
import { fetchProducts } from '../calls/fetch-products.ts';

/** Gives a cart's lines as a page shows them. */
export type TranslateCart = (cart: Cart) => readonly ShownLine[];

let products: Promise<Product[]> | undefined;

/**
 * A function that translates carts into a language; the products are fetched once for each page. Rejects where that
 * fails.
 */
export async function cartTranslator(language: Language): Promise<TranslateCart> {
  products ??= fetchProducts(browserBackend());
  const all = await products;
  return (cart) => cartInLanguage(cart, all, language);
}
