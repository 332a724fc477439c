import type { Product } from '../../../domain/product.ts';
import { type ProductSearch, type ShopFilter, productSearch } from '../../../domain/product-search.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';

/** How many products the first screens show, full rows of one, two or three; the rest come when they are asked for. */
export const FIRST_SCREENS = 6;

/** How many more each `Show more` shows. */
export const MORE = 12;

/** The shop's products as far as they are there: all of them, or the first ones that match the address. */
export type LoadedCatalogue = { ok: true; products: Product[]; all: number; matching: number };

/** The shop's products, or that they could not be had. */
export type Catalogue = LoadedCatalogue | { ok: false };

/** Whether a catalogue holds every product, so that it can be searched where it is. */
export function isWhole(catalogue: LoadedCatalogue): boolean {
  return catalogue.products.length === catalogue.all;
}

/** The first `shown` products for that filter, for the server's HTML; never throws: a failure is an answer too. */
export async function firstScreens(
  calls: BackendCalls,
  filter: ShopFilter,
  shown: number,
  log: (problem: string, cause: unknown) => void,
): Promise<Catalogue> {
  try {
    const all = await calls.products();
    if (all.length <= FIRST_SCREENS)
      return { ok: true, products: all, all: all.length, matching: all.length };
    const matching = searchOf(all)(filter);
    return { ok: true, products: matching.slice(0, shown), all: all.length, matching: matching.length };
  } catch (cause) {
    log('the products could not be fetched', cause);
    return { ok: false };
  }
}

// The server searches one and the same list for many visitors; its words are folded once.
const searches = new WeakMap<readonly Product[], ProductSearch>();

function searchOf(products: readonly Product[]): ProductSearch {
  const known = searches.get(products) ?? productSearch(products);
  searches.set(products, known);
  return known;
}

/** Every product of the shop, asked for by the browser; never throws. */
export async function wholeCatalogue(calls: BackendCalls): Promise<Catalogue> {
  try {
    const products = await calls.products();
    return { ok: true, products, all: products.length, matching: products.length };
  } catch (cause) {
    console.warn('The products could not be fetched.', cause);
    return { ok: false };
  }
}
