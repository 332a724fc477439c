import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type Product, productSchema } from '../../domain/product.ts';
import {
  type ProductForm,
  productFormOf,
  productFormSchema,
  readProductForm,
} from '../../domain/product-form.ts';
import { productStorySchema } from '../../domain/product-story.ts';
import type { EditedKind } from './edited-kind.ts';
import { problemsByPath } from './problems-by-path.ts';
import { restoreEntry } from './restore-entry.ts';

/** The products of the shop as staff edit them. */
export const productKind: EditedKind<Product, ProductForm> = {
  kind: 'product',
  listOf: ({ products }) => products,
  idOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  itemSchema: v.object({ ...productSchema.entries, story: v.optional(productStorySchema) }),
  formSchema: productFormSchema,
  formOf: productFormOf,
  mapPictures: (form, change) => ({
    ...form,
    imageURL: change(form.imageURL, 'imageURL'),
    variants: form.variants.map((variant, at) => ({
      ...variant,
      imageURL: change(variant.imageURL, `variants.${at}.imageURL`),
    })),
    colorVariants: form.colorVariants.map((colour, at) => ({
      ...colour,
      imageURL: change(colour.imageURL, `colorVariants.${at}.imageURL`),
    })),
  }),
  consentTakenBack: (before, after) =>
    before.story?.consent !== undefined && !after.story?.consent ? 'maker-consent' : undefined,
  itemFrom(id, form) {
    const reading = readProductForm(id, form);
    return reading.success
      ? { ok: true, item: reading.output }
      : { ok: false, problems: problemsByPath(reading.issues) };
  },
};

/** Puts a product back that was moved to the bin, as it was. Throws a StaffError where its id is in use again. */
export function restoreProduct(repositories: Repositories, data: unknown): Promise<void> {
  return restoreEntry(repositories, productKind, data);
}
