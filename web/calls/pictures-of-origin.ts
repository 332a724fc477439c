import { mapPictures } from '../../domain/fields/pictures.ts';
import { type Product, productFields } from '../../domain/product.ts';

/** The product with its pictures' addresses made whole: another backend may name them from its own root. */
export function withPicturesOf(origin: string, product: Product): Product {
  const whole = (address: string) =>
    address && URL.canParse(address, origin) ? new URL(address, origin).href : address;
  return mapPictures(productFields, product, whole);
}
