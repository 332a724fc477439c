import type { Product } from './product.ts';
import { atOnce, type Stepwise } from './stepwise.ts';

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

/** A product, and its words as the search compares them. */
export type FoldedProduct = { product: Product; text: string };

/** Gives those of a list of products that match, in their order. */
export type ProductSearch = (filter: ShopFilter) => Product[];

/**
 * A list of products that can be searched many times: each one's words are folded once, at the first search for words
 * where `folded` does not bring them.
 */
export function productSearch(
  products: readonly Product[],
  folded?: readonly FoldedProduct[],
): ProductSearch {
  let before: { wanted: string[]; found: readonly FoldedProduct[] } | undefined;

  function withWords(wanted: string[]): readonly FoldedProduct[] {
    folded ??= atOnce(foldingProducts(products));
    // Whoever types on narrows what was found already.
    const grew = before?.wanted.every((old) => wanted.some((word) => word.includes(old)));
    const among = (grew && before?.found) || folded;
    const found = among.filter(({ text }) => wanted.every((word) => text.includes(word)));
    before = { wanted, found };
    return found;
  }

  return ({ words, category }) => {
    const wanted = foldedText(words).split(' ').filter(Boolean);
    const matching = wanted.length ? withWords(wanted).map(({ product }) => product) : products;
    return matching.filter((product) => category === undefined || product.category === category);
  };
}

/** Folds the words of a list of products, in their order, a product at each step. */
export function* foldingProducts(products: readonly Product[]): Stepwise<FoldedProduct[]> {
  const folded: FoldedProduct[] = [];
  for (const product of products) {
    folded.push({ product, text: searchedText(product) });
    yield;
  }
  return folded;
}

function searchedText(product: Product): string {
  return foldedText([product.name, product.description, product.category, ...product.styles].join('\n'));
}
