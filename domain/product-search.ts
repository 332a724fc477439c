import type { Product } from './product.ts';

/** What the shop is narrowed to: words to look for ('' for all) and a category (undefined for all). */
export type ShopFilter = { words: string; category: string | undefined };

/** Gives the products that match a filter, in the catalogue's order. */
export type ProductSearch = (filter: ShopFilter) => Product[];

/** A search over a list of products; the words of each product are folded once, here. */
export function createProductSearch(products: readonly Product[]): ProductSearch {
  const indexed = products.map((product) => ({ product, text: searchedText(product) }));

  return ({ words, category }) => {
    const wanted = wordsOf(words).map((word) => [word, ...singularForms(word)]);
    return indexed
      .filter(({ product }) => category === undefined || product.category === category)
      .filter(({ text }) => wanted.every((forms) => forms.some((form) => text.includes(form))))
      .map(({ product }) => product);
  };
}

/**
 * Text in the form in which the search compares it: no case, no accents, straight apostrophes, single spaces.
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

function wordsOf(text: string): string[] {
  return foldedText(text).split(' ').filter(Boolean);
}

// The singular forms follow the words, so that `candy` finds `Candies`.
function searchedText({ name, description, category, styles }: Product): string {
  const fields = [name, description, category, ...styles].map(foldedText);
  const singular = fields.flatMap((field) => field.split(/[^a-z]+/)).flatMap(singularForms);
  return [...fields, ...singular].join('\n');
}

/**
 * What a folded English word may be the plural of; short words, whose last `s` is mostly their own, have none.
 * @example singularForms('bags') // ['bag']
 * @example singularForms('candies') // ['candy']
 */
function singularForms(word: string): string[] {
  if (/^[a-z]{2,}ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/^[a-z]{2,}(s|x|z|ch|sh|[a-z]o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/^[a-z]{2,}[^s]s$/.test(word)) return [word.slice(0, -1)];
  return [];
}
