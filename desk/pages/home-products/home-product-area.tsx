import { homeProductKind } from '../../../back-office/editing/home-product-kind.ts';
import type { HomeProduct } from '../../../domain/home-product.ts';
import type { HomeProductForm } from '../../../domain/home-product-form.ts';
import { addresses } from '../../addresses.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { HomeProductFields } from './home-product-fields.tsx';
import { HomeProductPreview } from './home-product-preview.tsx';

/** The home page's products, as the desk edits them. */
export const homeProductArea: EditArea<HomeProduct, HomeProductForm> = {
  kind: homeProductKind,
  address: addresses.homeProducts,
  wordsOf: ({ homeProducts }) => homeProducts,
  labelOf({ homeProducts }, path) {
    const labels: Readonly<Record<string, string>> = homeProducts.fields;
    return labels[path] ?? path;
  },
  Fields: HomeProductFields,
  Preview: HomeProductPreview,
  publicAddress: () => '/',
};
