import { type Field, valueOf } from '../entries/field.ts';
import { chosenPrice, firstChoice } from './choice.ts';
import { type Product, productFields } from './product.ts';

// A nasal consonant that waits for the next letter: `हिन्`, on the way to `हिन्दी`, is found in `हिंदी` too.
const HALF_TYPED = /[ङञणनम]\u094d$/;

// Chandrabindu, and a nasal consonant joined to one of its own row (`न` also to `श` and `स`), which may be written as anusvara.
const NASALS = /ँ|ङ\u094d(?=[क-ङ])|ञ\u094d(?=[च-ञ])|ण\u094d(?=[ट-ण])|न\u094d(?=[त-नशस])|म\u094d(?=[प-म])/g;

const searchedFields = Object.entries<Field>(productFields).filter(([, { searched }]) => searched);

/** The filter of the shop: words to look for ('' for all) and a category (undefined for all). */
export type ShopFilter = { words: string; category: string | undefined };

/** Gives the products that match a filter, in the catalogue's order. */
export type ProductSearch = (filter: ShopFilter) => Product[];

/** A search over a list of products; the words of each product are folded once, at the first search for words. */
export function createProductSearch(products: readonly Product[]): ProductSearch {
  let texts: ReadonlyMap<Product, string> | undefined;

  return ({ words, category }) => {
    const inCategory = products.filter((product) => category === undefined || product.category === category);
    const wanted = foldedText(words).replace(HALF_TYPED, '').split(' ').filter(Boolean);
    if (!wanted.length) return inCategory;
    const textOf = (texts ??= new Map(products.map((product) => [product, searchedText(product)])));
    const forms = wanted.map((word) => [word, ...singularForms(word)]);
    return inCategory.filter((product) => {
      const text = textOf.get(product) ?? '';
      return forms.every((each) => each.some((form) => text.includes(form)));
    });
  };
}

// In English and in the languages that the product is translated into. The singular forms follow the words, so that `candy`
// finds `Candies`.
function searchedText(product: Product): string {
  const texts = [product, ...Object.values(product.translations ?? {})];
  const found = texts.flatMap((each = {}) => searchedFields.flatMap((field) => valueOf(each, ...field)));
  const text = foldedText(found.filter((each) => typeof each === 'string').join(' '));
  const plurals = text.match(/\b[a-z]+s\b/g) ?? [];
  return [text, ...plurals.flatMap(singularForms)].join(' ');
}

/**
 * The words whose plural a folded English word may be; none for short words, such as `gas`.
 * @example singularForms('bags') // ['bag']
 * @example singularForms('candies') // ['candy']
 */
function singularForms(word: string): string[] {
  if (/^[a-z]{2,}ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/^[a-z]{2,}(s|x|z|ch|sh|[a-z]o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/^[a-z]{2,}[^s]s$/.test(word)) return [word.slice(0, -1)];
  return [];
}

/**
 * Text in the form in which searches compare it: no case, no accents, straight apostrophes, single spaces. In Devanagari no
 * nukta and no joiners, and one sign for what is spoken through the nose; vowels stay what they are.
 * @example foldedText('  Café  Diyā ') // 'cafe diya'
 * @example foldedText('हिन्दी') === foldedText('हिंदी') // true
 */
export function foldedText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Latin accents, the nukta, and the joiners, which only choose between the shapes of a letter.
      .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
      .replace(NASALS, 'ं')
      // Marathi's ॲ typed as two signs.
      .replace(/अॅ/g, 'ॲ')
      .replace(/[‘’]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

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
