import { categoryNamed } from '../../../domain/category.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';

const LONGEST_WORDS = 100;

/** What the shop's address narrows it to; an unknown category narrows nothing. */
export function shopFilterOf(parameters: URLSearchParams): ShopFilter {
  return {
    words: (parameters.get('q') ?? '').slice(0, LONGEST_WORDS),
    category: categoryNamed(parameters.get('category')),
  };
}

/**
 * The address of the shop narrowed to that.
 * @example shopAddress({ words: 'bag', category: 'Accessories' }) // '/shop?q=bag&category=Accessories'
 */
export function shopAddress({ words, category }: ShopFilter): string {
  const parameters = new URLSearchParams();
  if (words.trim()) parameters.set('q', words);
  if (category) parameters.set('category', category);
  const query = parameters.toString();
  return query ? `/shop?${query}` : '/shop';
}
