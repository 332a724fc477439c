import type { Messages } from '../../../content/schemas/messages.ts';

/** The messages of the shop that the island of a product's page needs. */
export const choiceMessages = [
  'variant',
  'colour',
  'chosen',
  'styles',
  'perUnit',
  'addToCart',
  'soldOut',
  'orderWithoutScript',
] as const satisfies readonly (keyof Messages['shop'])[];

/** The messages of a product's page that its island needs. */
export const productMessages = [
  'morePictures',
  'showChoice',
  'soldOut',
  'ask',
  'share',
] as const satisfies readonly (keyof Messages['product'])[];

export type ChoiceMessages = Pick<Messages['shop'], (typeof choiceMessages)[number]>;
export type ProductMessages = Pick<Messages['product'], (typeof productMessages)[number]>;
