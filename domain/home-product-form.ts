import * as v from 'valibot';
import { typedCode, typedRupees, typedText } from './edit-form-fields.ts';
import type { HomeProduct } from './home-product.ts';
import { importedHomeProductSchema } from './imported-home-product.ts';
import { shownName, listedPrice, requiredPicture } from './listed-fields.ts';
import { translationFields, translationsOf, typedTranslations } from './translated-fields.ts';

/** The texts of a home product that are translated; each translation is a field such as `name_hi`. */
const translatedHomeTexts = ['name', 'alt'] as const;

/** A home product as staff type it, which may still be incomplete; reads anything. */
export const homeProductFormSchema = v.object({
  name: typedText,
  price: typedText,
  image: typedCode,
  alt: typedText,
  ...typedTranslations(translatedHomeTexts, typedText),
});

/** A home product as staff type it. */
export type HomeProductForm = v.InferOutput<typeof homeProductFormSchema>;

/** The form of a home product that visitors see. */
export function homeProductFormOf(product: HomeProduct): HomeProductForm {
  const { name, price, image, alt = '', translations } = product;
  return {
    name,
    price: typedRupees(price),
    image,
    alt,
    ...translationFields(translatedHomeTexts, translations),
  };
}

const strictSchema = v.object({
  ...importedHomeProductSchema.entries,
  image: requiredPicture,
  alt: shownName(300),
});

/** Reads a form into the home product that visitors will see; its messages are ImportProblems. */
export function readHomeProductForm(id: string, form: HomeProductForm) {
  return v.safeParse(strictSchema, { ...form, id, translations: translationsOf(translatedHomeTexts, form) });
}

/** The home product as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedHomeProduct(id: string, form: HomeProductForm): HomeProduct {
  const { name, image, alt } = form;
  const price = v.safeParse(listedPrice, form.price);
  return {
    id,
    name,
    image,
    price: price.success ? price.output : 0,
    ...(alt ? { alt } : {}),
    translations: translationsOf(translatedHomeTexts, form),
  };
}
