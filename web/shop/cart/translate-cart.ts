import { cartInLanguage, cartOfToday } from '../../../domain/shop/cart-in-language.ts';
import type { Cart, ShownLine } from '../../../domain/shop/cart.ts';
import type { Product } from '../../../domain/shop/product.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchProducts } from '../../calls/fetch-products.ts';

/** Gives a cart's lines as a page shows them. */
export type TranslateCart = (cart: Cart) => readonly ShownLine[];

let products: Promise<Product[]> | undefined;

/**
 * A function that translates carts into a language, and says what has changed in the shop of this site; what another backend
 * sells is not known that well. The products are fetched once for each page. Rejects where that fails.
 */
export async function cartTranslator(language: Language): Promise<TranslateCart> {
  products ??= fetchProducts(browserBackend());
  const all = await products;
  const show = document.documentElement.dataset['backend'] ? cartInLanguage : cartOfToday;
  return (cart) => show(cart, all, language);
}
