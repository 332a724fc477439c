import { homeProductKind } from '../../../back-office/editing/home-product-kind.ts';
import { type HomeProduct, homeProductFields, type HomeProductForm } from '../../../domain/home-product.ts';
import { addresses } from '../../addresses.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { entryArea } from '../../editing/entry-area.tsx';
import { homeProductFormWords } from './home-product-form-words.ts';
import { HomeProductPreview } from './home-product-preview.tsx';

/** The home page's products, as the desk edits them. */
export const homeProductArea: EditArea<HomeProduct, HomeProductForm> = {
  ...entryArea({
    kind: homeProductKind,
    fields: homeProductFields,
    formWordsIn: homeProductFormWords,
  }),
  address: addresses.homeProducts,
  wordsOf: ({ homeProducts }) => homeProducts,
  Preview: HomeProductPreview,
  publicAddress: () => '/',
};
