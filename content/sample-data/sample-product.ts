import type { Category } from '../../domain/category.ts';
import type { ColourVariant, Product, Variant } from '../../domain/product.ts';

/** A product of the sample catalogue: prices in rupees, and names of pictures where a product has addresses. */
export type SampleProduct = Pick<
  Product,
  '_id' | 'name' | 'description' | 'featured' | 'styles' | 'translations' | 'story'
> & {
  category: Category;
  price: number;
  picture: string;
  unit?: string;
  variants: (Pick<Variant, 'type' | 'translations'> & {
    price: number;
    picture: string;
    description?: string;
  })[];
  colorVariants: (Pick<ColourVariant, 'color' | 'translations'> & { picture: string })[];
};
