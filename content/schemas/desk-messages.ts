import type * as v from 'valibot';
import { deskEditingSchema } from './desk/editing.ts';
import { deskGallerySchema } from './desk/gallery.ts';
import { deskApplicationsSchema } from './desk/applications.ts';
import { deskHomeSchema } from './desk/home.ts';
import { deskHomeProductsSchema } from './desk/home-products.ts';
import { deskProductsSchema } from './desk/products.ts';
import { deskPicturesSchema } from './desk/pictures.ts';
import { deskShellSchema } from './desk/shell.ts';
import { deskTextsSchema } from './desk/texts.ts';
import { deskStudentsSchema } from './desk/students.ts';

/** The schema of each messages file of the staff desk, by its key; `homeProducts` is `desk/home-products.json`. */
export const deskMessageSchemas = {
  shell: deskShellSchema,
  home: deskHomeSchema,
  gallery: deskGallerySchema,
  editing: deskEditingSchema,
  products: deskProductsSchema,
  homeProducts: deskHomeProductsSchema,
  pictures: deskPicturesSchema,
  texts: deskTextsSchema,
  applications: deskApplicationsSchema,
  students: deskStudentsSchema,
} satisfies Record<string, v.GenericSchema>;

/** All messages of the staff desk in one language. */
export type DeskMessages = {
  [File in keyof typeof deskMessageSchemas]: v.InferOutput<(typeof deskMessageSchemas)[File]>;
};
