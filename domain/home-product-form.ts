import * as v from 'valibot';
import { typedRupees, typedText } from './edit-form-fields.ts';
import type { HomeProduct } from './home-product.ts';
import { importedHomeProductSchema } from './imported-home-product.ts';
import { listedName, listedPrice } from './listed-fields.ts';

/** A home product as staff type it, which may still be incomplete; reads anything. */
export const homeProductFormSchema = v.object({
  name: typedText,
  price: typedText,
  image: typedText,
  alt: typedText,
});

/** A home product as staff type it. */
export type HomeProductForm = v.InferOutput<typeof homeProductFormSchema>;

/** The form of a home product that visitors see. */
export function homeProductFormOf({ name, price, image, alt = '' }: HomeProduct): HomeProductForm {
  return { name, price: typedRupees(price), image, alt };
}

const strictSchema = v.object({
  ...importedHomeProductSchema.entries,
  image: listedName(500),
  alt: listedName(300),
});

/** Reads a form into the home product that visitors will see; its messages are ImportProblems. */
export function readHomeProductForm(id: string, form: HomeProductForm) {
  return v.safeParse(strictSchema, { ...form, id });
}

/** The home product as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedHomeProduct(id: string, { price, alt, ...same }: HomeProductForm): HomeProduct {
  const reading = v.safeParse(listedPrice, price);
  return { ...same, id, price: reading.success ? reading.output : 0, ...(alt ? { alt } : {}) };
}
