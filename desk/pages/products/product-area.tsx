import { setSoldOut } from '../../../back-office/editing/set-sold-out.ts';
import { productKind } from '../../../back-office/editing/product-kind.ts';
import { entryName } from '../../../domain/fields/field.ts';
import { type Product, productFields, type ProductForm } from '../../../domain/product.ts';
import { addresses } from '../../addresses.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { entryArea } from '../../editing/entry-area.tsx';
import { productFormWords } from './product-form-words.ts';
import { ProductPreview } from './product-preview.tsx';
import { SoldOutButton } from './sold-out-button.tsx';

/** The products of the shop, as the desk edits them. */
export const productArea: EditArea<Product, ProductForm> = {
  ...entryArea({
    kind: productKind,
    fields: productFields,
    formWordsIn: productFormWords,
    // A button of its own says it.
    hidden: ['soldOut'],
  }),
  address: addresses.products,
  wordsOf: ({ products }) => products,
  Preview: ProductPreview,
  publicAddress: ({ form }) =>
    `/shop?${new URLSearchParams({ q: entryName(productFields, form) }).toString()}`,
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
