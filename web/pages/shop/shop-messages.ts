import type { Messages } from '../../../content/schemas/messages.ts';
import type { DetailMessages } from '../../product/product-details.tsx';

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
