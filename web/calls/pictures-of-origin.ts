import type { Product } from '../../domain/product.ts';

/** The product with its pictures' addresses made whole: another backend may name them from its own root. */
export function withPicturesOf(origin: string, product: Product): Product {
  const whole = (address: string) =>
    address && URL.canParse(address, origin) ? new URL(address, origin).href : address;
  return {
    ...product,
    imageURL: whole(product.imageURL),
    variants: product.variants.map((variant) => ({ ...variant, imageURL: whole(variant.imageURL) })),
    colorVariants: product.colorVariants.map((colour) => ({ ...colour, imageURL: whole(colour.imageURL) })),
  };
}
