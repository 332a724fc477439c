import type { Messages } from '../../../content/schemas/messages.ts';
import type { DetailMessages } from '../../product/product-details.tsx';

/** The messages of the shop that the island of a product's page needs. */
export const choiceMessages = [
  'variant',
  'colour',
  'chosen',
  'styles',
  'perUnit',
  'addToCart',
  'orderWithoutScript',
  'viewPicture',
  'closePicture',
] as const satisfies readonly (keyof Messages['shop'])[];

/** The messages of a product's page that its island needs. */
export const productMessages = [
  'morePictures',
  'showChoice',
  'share',
] as const satisfies readonly (keyof Messages['product'])[];

/** The words about a product that is sold out. */
export type SoldOutMessages = { label: string } & Pick<Messages['product'], 'soldOut' | 'ask'>;

export type ChoiceMessages = Pick<Messages['shop'], (typeof choiceMessages)[number]> & DetailMessages;
export type ProductMessages = Pick<Messages['product'], (typeof productMessages)[number]>;
