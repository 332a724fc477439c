import { homeProductKind } from '../../../back-office/editing/home-product-kind.ts';
import { type HomeProduct, homeProductFields, type HomeProductForm } from '../../../domain/home-product.ts';
import { addresses } from '../../addresses.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { EntryFields } from '../../editing/entry-fields.tsx';
import { fieldLabel } from '../../editing/field-label.ts';
import { HomeProductPreview } from './home-product-preview.tsx';

/** The home page's products, as the desk edits them. */
export const homeProductArea: EditArea<HomeProduct, HomeProductForm> = {
  kind: homeProductKind,
  address: addresses.homeProducts,
  wordsOf: ({ homeProducts }) => homeProducts,
  labelOf: (messages, path) => fieldLabel(messages, messages.homeProducts.fields, path),
  Fields: (props) => (
    <EntryFields {...props} fields={homeProductFields} labelsIn={({ homeProducts }) => homeProducts.fields} />
  ),
  Preview: HomeProductPreview,
  publicAddress: () => '/',
};
