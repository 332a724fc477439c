import { homeProductFields } from '../../domain/home-product.ts';
import { homeProductKind } from '../editing/home-product-kind.ts';
import { entryCollection } from './entry-collection.ts';

/** The products on the home page, the site's own collection NGOproducts. */
export const homeProductCollection = entryCollection(
  homeProductFields,
  { one: 'home product', many: 'home products' },
  homeProductKind,
);
