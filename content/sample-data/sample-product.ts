import type { Category } from '../../domain/category.ts';
import type { Product } from '../../domain/product.ts';

/** A product of the sample catalogue: prices in rupees, and names of pictures where a product has addresses. */
export type SampleProduct = Pick<Product, '_id' | 'name' | 'description' | 'featured' | 'styles'> & {
  category: Category;
  price: number;
  picture: string;
  unit?: string;
  variants: { type: string; price: number; picture: string; description?: string }[];
  colorVariants: { color: string; picture: string }[];
};
