import type { Category } from '../../domain/category.ts';
import type { ColourVariant, Product, Variant } from '../../domain/product.ts';

/** A product of the sample catalogue: prices in rupees, and names of pictures where a product has addresses. */
export type SampleProduct = Omit<
  Product,
  'category' | 'price' | 'imageURL' | 'alt' | 'soldOut' | 'variants' | 'colorVariants'
> & {
  category: Category;
  price: number;
  picture: string;
  variants: (Omit<Variant, 'price' | 'imageURL'> & { price: number; picture: string })[];
  colorVariants: (Omit<ColourVariant, 'imageURL'> & { picture: string })[];
};
