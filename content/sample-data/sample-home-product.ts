import type { HomeProduct } from '../../domain/home-product.ts';

/** A sample of a home product: its price in rupees, and the name of a picture where a home product has an address. */
export type SampleHomeProduct = Pick<HomeProduct, 'id' | 'name' | 'translations'> & {
  price: number;
  picture: string;
};
