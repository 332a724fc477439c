import { chosenPrice, firstChoice } from './choice.ts';
import type { Product } from './product.ts';

/** The orders that the shop's list can be asked for; without one it has the catalogue's own. */
export const SORTS = ['newest', 'price'] as const;

export type ProductSort = (typeof SORTS)[number];

/** The order of that name; undefined for any other text. */
export function sortNamed(name: string | null): ProductSort | undefined {
  return SORTS.find((sort) => sort === name);
}

/**
 * The products in that order. `newest`: a catalogue lists products as they were added, so the last one comes first.
 * `price`: the lowest price first, of what is chosen when the card is first seen.
 */
export function sortProducts(
  products: readonly Product[],
  sort: ProductSort | undefined,
): readonly Product[] {
  if (sort === 'newest') return products.toReversed();
  if (sort === 'price') return products.toSorted((a, b) => firstPrice(a) - firstPrice(b));
  return products;
}

function firstPrice(product: Product): number {
  return chosenPrice(product, firstChoice(product));
}
