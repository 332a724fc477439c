import type { Product } from './product.ts';

/** What the shop is narrowed to: words to look for ('' for all) and a category (undefined for all). */
export type ShopFilter = { words: string; category: string | undefined };

/**
 * Text as the search compares it: without case and accents, its apostrophes straight, its spaces single.
 * @example foldedText('  Café  Diyā ') // 'cafe diya'
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A list of products made ready to be searched many times: each one's words are folded once. */
export function productSearch(products: readonly Product[]): (filter: ShopFilter) => Product[] {
  let folded: string[] | undefined;
  return ({ words, category }) => {
    const wanted = foldedText(words).split(' ').filter(Boolean);
    if (wanted.length) folded ??= products.map(searchedText);
    return products.filter(
      (product, index) =>
        (category === undefined || product.category === category) &&
        wanted.every((word) => folded?.[index]?.includes(word)),
    );
  };
}

function searchedText(product: Product): string {
  return foldedText([product.name, product.description, product.category, ...product.styles].join('\n'));
}
