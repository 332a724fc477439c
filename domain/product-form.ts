import * as v from 'valibot';
import {
  typedCode,
  typedLines,
  typedRows,
  typedRupees,
  typedText,
  typedYesOrNo,
} from './edit-form-fields.ts';
import { importedProductSchema, noMoreTags } from './imported-product.ts';
import { shownName, listedPrice, requiredPicture } from './listed-fields.ts';
import type { Paise } from './money.ts';
import type { Product } from './product.ts';
import { previewedStory, storyFormFields, storyFormOf, typedStory } from './product-story-form.ts';
import { translationFields, translationsOf, typedTranslations } from './translated-fields.ts';
import { mapTranslations } from './translations.ts';

/** The texts of a product, of a variant and of a colour that are translated; each translation is a field such as `name_hi`. */
export const translatedTexts = ['name', 'description', 'unit', 'alt', 'styles'] as const;
const translatedVariantTexts = ['type', 'description'] as const;
const translatedColourTexts = ['color'] as const;

const variantRow = {
  type: typedText,
  price: typedText,
  imageURL: typedCode,
  description: typedText,
  ...typedTranslations(translatedVariantTexts, typedText),
};
const colourRow = {
  color: typedText,
  imageURL: typedCode,
  ...typedTranslations(translatedColourTexts, typedText),
};

/** A product as staff type it, which may still be incomplete, in the order of the form; reads anything. `styles` has one tag a line. */
export const productFormSchema = v.object({
  name: typedText,
  category: typedText,
  price: typedText,
  imageURL: typedCode,
  alt: typedText,
  description: typedText,
  unit: typedText,
  styles: typedText,
  featured: typedYesOrNo,
  soldOut: typedYesOrNo,
  ...typedTranslations(translatedTexts, typedText),
  // A line may be blank: that tag is not translated.
  ...typedTranslations(['styles'], typedLines),
  variants: typedRows(variantRow),
  colorVariants: typedRows(colourRow),
  ...storyFormFields,
});

/** A product as staff type it. */
export type ProductForm = v.InferOutput<typeof productFormSchema>;

/** The form of a product that visitors see. */
export function productFormOf(product: Product): ProductForm {
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    price: typedRupees(product.price),
    unit: product.unit ?? '',
    imageURL: product.imageURL,
    alt: product.alt ?? '',
    soldOut: product.soldOut ?? false,
    featured: product.featured,
    styles: product.styles.join('\n'),
    ...translationFields(
      translatedTexts,
      mapTranslations(product.translations, (texts) => ({ ...texts, styles: texts.styles?.join('\n') })),
    ),
    variants: product.variants.map(({ type, price, imageURL, description = '', translations }) => ({
      type,
      price: typedRupees(price),
      imageURL,
      description,
      ...translationFields(translatedVariantTexts, translations),
    })),
    colorVariants: product.colorVariants.map(({ color, imageURL, translations }) => ({
      color,
      imageURL,
      ...translationFields(translatedColourTexts, translations),
    })),
    ...storyFormOf(product.story),
  };
}

/** The form without rows in which nothing is filled in. */
export function withoutBlankRows(form: ProductForm): ProductForm {
  return {
    ...form,
    variants: form.variants.filter((row) => Object.values(row).some((text) => text !== '')),
    colorVariants: form.colorVariants.filter((row) => Object.values(row).some((text) => text !== '')),
  };
}

/** A row in which nothing is typed yet. */
export const blankVariant = v.parse(v.object(variantRow), {});
export const blankColour = v.parse(v.object(colourRow), {});

const strictSchema = v.pipe(
  v.object({ ...importedProductSchema.entries, imageURL: requiredPicture, alt: shownName(300) }),
  noMoreTags(),
);

/** Reads a form into the product that visitors will see; its messages are ImportProblems. */
export function readProductForm(id: string, form: ProductForm) {
  return v.safeParse(strictSchema, { ...form, ...listsOf(form), story: typedStory(form), _id: id });
}

/** The product as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedProduct(id: string, form: ProductForm): Product {
  const { name, description, category, imageURL, featured, soldOut, alt, unit, price } = form;
  const { variants, ...lists } = listsOf(form);
  return {
    _id: id,
    name,
    description,
    category,
    price: pricePreviewed(price),
    imageURL,
    featured,
    soldOut,
    ...(alt ? { alt } : {}),
    ...(unit ? { unit } : {}),
    ...lists,
    variants: variants.map((variant) => ({ ...variant, price: pricePreviewed(variant.price) })),
    story: previewedStory(form),
  };
}

// The lists and translations of a product, which the form holds as text and in fields.
function listsOf(form: ProductForm) {
  return {
    styles: lines(form.styles).filter(Boolean),
    translations: mapTranslations(translationsOf(translatedTexts, form), ({ styles = '', ...texts }) => ({
      ...texts,
      ...(styles ? { styles: lines(styles) } : {}),
    })),
    variants: form.variants.map(({ type, price, imageURL, description, ...fields }) => ({
      type,
      price,
      imageURL,
      description,
      translations: translationsOf(translatedVariantTexts, fields),
    })),
    colorVariants: form.colorVariants.map(({ color, imageURL, ...fields }) => ({
      color,
      imageURL,
      translations: translationsOf(translatedColourTexts, fields),
    })),
  };
}

function pricePreviewed(text: string): Paise {
  const reading = v.safeParse(listedPrice, text);
  return reading.success ? reading.output : 0;
}

function lines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
