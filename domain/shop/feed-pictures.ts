import { ownPicture } from '../pictures/picture-address.ts';
import { allChoices, chosenPicture } from './choice.ts';
import type { Product } from './product.ts';

// The minimum of Meta; Google takes smaller pictures.
const LEAST_PIXELS = 500;

/** Whether the feeds may show the picture at that address: one of the site's own, 500 pixels wide and high at least. */
export function isFeedPicture(address: string): boolean {
  const picture = ownPicture(address);
  return picture !== undefined && Math.min(picture.width, picture.height) >= LEAST_PIXELS;
}

/** Whether the feeds leave out a product or a choice of it, because its picture is too small or its size is unknown. */
export function lacksFeedPicture(product: Product): boolean {
  return allChoices(product).some((choice) => !isFeedPicture(chosenPicture(product, choice)));
}
