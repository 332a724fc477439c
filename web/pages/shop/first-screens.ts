import { onlyIn } from '../../../domain/fields/only-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { createProductSearch } from '../../../domain/product-search.ts';
import { sortProducts } from '../../../domain/product-sort.ts';
import { type Product, productFields } from '../../../domain/product.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import { FIRST_SCREENS, type ShopView } from './shop-address.ts';

/** The contents of the shop's document: the first products that match its address, and how many match and there are. */
export type FirstScreens = { view: ShopView; products: readonly Product[]; matching: number; all: number };

/**
 * The first screens of that view, with the texts of that language and English; a shop of very few products comes whole,
 * in the catalogue's order. Rejects where the products can't be fetched.
 */
export async function firstScreens(
  calls: Pick<BackendCalls, 'products'>,
  view: ShopView,
  language: Language,
): Promise<FirstScreens> {
  const products = await calls.products();
  const matching = sortProducts(createProductSearch(products)(view), view.sort);
  const first = products.length <= FIRST_SCREENS ? products : matching.slice(0, view.shown);
  return {
    view,
    products: first.map((product) => onlyIn(productFields, product, language)),
    matching: matching.length,
    all: products.length,
  };
}
