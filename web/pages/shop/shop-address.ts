import { categoryNamed } from '../../../domain/category.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { FIRST_SCREENS } from './catalogue.ts';

const LONGEST_WORDS = 100;
// A document of some 3 MB. With script the list goes on beyond; without, whoever wants more searches or takes a category.
const MOST_SHOWN = 600;

/** What the shop's address narrows it to; an unknown category narrows nothing. */
export function shopFilterOf(parameters: URLSearchParams): ShopFilter {
  return {
    words: (parameters.get('q') ?? '').slice(0, LONGEST_WORDS),
    category: categoryNamed(parameters.get('category')),
  };
}

/** How many products the shop's address asks for: at least the first screens, and no more than a phone can bear. */
export function shownOf(parameters: URLSearchParams): number {
  return Math.min(MOST_SHOWN, Math.max(FIRST_SCREENS, Number(parameters.get('shown')) || 0));
}

/**
 * The address of the shop narrowed to that, with so many products.
 * @example shopAddress({ words: 'bag', category: 'Accessories' }) // '/shop?q=bag&category=Accessories'
 */
export function shopAddress({ words, category }: ShopFilter, shown = FIRST_SCREENS): string {
  const parameters = new URLSearchParams();
  if (words.trim()) parameters.set('q', words);
  if (category) parameters.set('category', category);
  if (shown > FIRST_SCREENS) parameters.set('shown', String(shown));
  const query = parameters.toString();
  return query ? `/shop?${query}` : '/shop';
}
