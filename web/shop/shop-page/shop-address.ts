import { onlyIn } from '../../../domain/entries/only-in.ts';
import { categoryWithId } from '../../../domain/shop/category.ts';
import {
  type ProductSort,
  type ShopFilter,
  createProductSearch,
  sortNamed,
  sortProducts,
} from '../../../domain/shop/product-search.ts';
import { type Product, productFields } from '../../../domain/shop/product.ts';
import type { Language } from '../../../domain/values/languages.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import type { DetailMessages } from '../product/product-details.tsx';

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
    category: categoryWithId(parameters.get('category')),
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

/** The messages of the shop that its island needs. */
export const shopMessages = [
  'title',
  'search',
  'categories',
  'sort',
  'found',
  'foundSome',
  'nothingFound',
  'nothingFoundHint',
  'clear',
  'showMore',
  'emptyShop',
  'loading',
  'failed',
  'tryAgain',
  'variant',
  'colour',
  'chosen',
  'styles',
  'more',
  'less',
  'perUnit',
  'addToCart',
  'soldOut',
  'viewPicture',
  'closePicture',
  'orderWithoutScript',
  'placed',
] as const satisfies readonly (keyof Messages['shop'])[];

export type ShopMessages = Pick<Messages['shop'], (typeof shopMessages)[number]> & DetailMessages;
