import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { storedSchema } from '../../domain/fields/stored.ts';
import { type HomeProduct, homeProductFields } from '../../domain/home-product.ts';
import {
  type HomeProductForm,
  homeProductFormOf,
  homeProductFormSchema,
  readHomeProductForm,
} from '../../domain/home-product-form.ts';
import type { EditedKind } from './edited-kind.ts';
import { problemsByPath } from './problems-by-path.ts';
import { restoreEntry } from './restore-entry.ts';

/** The home page's products as staff edit them. */
export const homeProductKind: EditedKind<HomeProduct, HomeProductForm> = {
  kind: 'home-product',
  listOf: ({ homeProducts }) => homeProducts,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  itemSchema: storedSchema(homeProductFields),
  formSchema: homeProductFormSchema,
  formOf: homeProductFormOf,
  mapPictures: (form, change) => ({ ...form, image: change(form.image, 'image') }),
  itemFrom(id, form) {
    const reading = readHomeProductForm(id, form);
    return reading.success
      ? { ok: true, item: reading.output }
      : { ok: false, problems: problemsByPath(reading.issues) };
  },
};

/** Puts a home product back that was moved to the bin, as it was. Throws a StaffError where its id is in use again. */
export function restoreHomeProduct(repositories: Repositories, data: unknown): Promise<void> {
  return restoreEntry(repositories, homeProductKind, data);
}
