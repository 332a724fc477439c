import { categoryNamed } from '../../../domain/category.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { type ProductSort, sortNamed } from '../../../domain/product-sort.ts';

/** How many products the first screens show, full rows of one, two or three; the rest come when they are asked for. */
export const FIRST_SCREENS = 6;

/** How many more each `Show more` shows. */
export const MORE = 12;

const MAX_WORDS_LENGTH = 100;
// A document of some 3 MB. With script the list goes on beyond; without, whoever wants more searches or takes a category.
const MAX_SHOWN = 600;

/** The view of the shop: its filter, the order (undefined for the catalogue's own), and how many products at most. */
export type ShopView = ShopFilter & { sort: ProductSort | undefined; shown: number };

/** The view that the shop's address asks for; an unknown category or order changes nothing. */
export function shopViewOf(parameters: URLSearchParams): ShopView {
  const shown = Number(parameters.get('shown'));
  return {
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS_LENGTH),
    category: categoryNamed(parameters.get('category')),
    sort: sortNamed(parameters.get('sort')),
    shown: Number.isInteger(shown) ? Math.min(MAX_SHOWN, Math.max(FIRST_SCREENS, shown)) : FIRST_SCREENS,
  };
}

/**
 * The query of the shop's address that shows that; '' for the whole catalogue.
 * @example shopQuery({ words: 'bag', category: undefined, sort: 'price', shown: 18 }) // '?q=bag&sort=price&shown=18'
 */
export function shopQuery({ words, category, sort, shown }: ShopView): string {
  const parameters = new URLSearchParams();
  if (words.trim()) parameters.set('q', words);
  if (category) parameters.set('category', category);
  if (sort) parameters.set('sort', sort);
  if (shown > FIRST_SCREENS) parameters.set('shown', String(shown));
  const query = parameters.toString();
  return query && `?${query}`;
}
