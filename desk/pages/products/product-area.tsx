import { setSoldOut } from '../../../back-office/editing/set-sold-out.ts';
import { productKind } from '../../../back-office/editing/product-kind.ts';
import type { Product } from '../../../domain/product.ts';
import { type ProductForm, withoutBlankRows } from '../../../domain/product-form.ts';
import { addresses } from '../../addresses.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { changeProductRows } from './change-product-rows.ts';
import { productFieldLabel } from './product-field-label.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import { SoldOutButton } from './sold-out-button.tsx';

/** The products of the shop, as the desk edits them. */
export const productArea: EditArea<Product, ProductForm> = {
  kind: productKind,
  address: addresses.products,
  wordsOf: ({ products }) => products,
  labelOf: productFieldLabel,
  Fields: ProductFields,
  Preview: ProductPreview,
  publicAddress: ({ form }) => `/shop?${new URLSearchParams({ q: form.name }).toString()}`,
  changeRows: changeProductRows,
  tidy: withoutBlankRows,
  actions: {
    'sold-out': {
      run: (repositories, actor, edit, now) =>
        setSoldOut(repositories, actor, { ...edit, soldOut: true }, now),
      done: 'soldOut',
    },
    'in-stock': {
      run: (repositories, actor, edit, now) =>
        setSoldOut(repositories, actor, { ...edit, soldOut: false }, now),
      done: 'inStock',
    },
  },
  Actions: SoldOutButton,
};
