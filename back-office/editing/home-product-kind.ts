import { homeProductFields } from '../../domain/home-product.ts';
import { entryKind } from './entry-kind.ts';

/** The home page's products as staff edit them. */
export const homeProductKind = entryKind(
  'home-product',
  homeProductFields,
  ({ homeProducts }) => homeProducts,
);
