import { type Product, productFields, type ProductForm } from '../../domain/product.ts';
import type { EditedKind } from './edited-kind.ts';
import { entryKind } from './entry-kind.ts';

/** The products of the shop as staff edit them. */
export const productKind: EditedKind<Product, ProductForm> = {
  ...entryKind('product', productFields, ({ products }) => products),
  consentTakenBack: (before, after) =>
    before.story?.consent !== undefined && !after.story?.consent ? 'maker-consent' : undefined,
};
