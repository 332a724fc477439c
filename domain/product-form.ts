import * as v from 'valibot';
import { typedRows, typedRupees, typedText, typedYesOrNo } from './edit-form-fields.ts';
import { importedProductSchema } from './imported-product.ts';
import { listedName, listedPrice } from './listed-fields.ts';
import type { Paise } from './money.ts';
import type { Product } from './product.ts';

/** A product as staff type it, which may still be incomplete, in the order of the form; reads anything. `styles` has one tag a line. */
export const productFormSchema = v.object({
  name: typedText,
  category: typedText,
  price: typedText,
  imageURL: typedText,
  alt: typedText,
  description: typedText,
  unit: typedText,
  styles: typedText,
  featured: typedYesOrNo,
  soldOut: typedYesOrNo,
  variants: typedRows({ type: typedText, price: typedText, imageURL: typedText, description: typedText }),
  colorVariants: typedRows({ color: typedText, imageURL: typedText }),
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
    variants: product.variants.map(({ type, price, imageURL, description = '' }) => ({
      type,
      price: typedRupees(price),
      imageURL,
      description,
    })),
    colorVariants: product.colorVariants.map(({ color, imageURL }) => ({ color, imageURL })),
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

const strictSchema = v.object({
  ...importedProductSchema.entries,
  imageURL: listedName(500),
  alt: listedName(300),
});

/** Reads a form into the product that visitors will see; its messages are ImportProblems. */
export function readProductForm(id: string, form: ProductForm) {
  return v.safeParse(strictSchema, { ...form, _id: id, styles: lines(form.styles) });
}

/** The product as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedProduct(id: string, form: ProductForm): Product {
  const { alt, unit, price, styles, variants, ...same } = form;
  return {
    ...same,
    _id: id,
    price: pricePreviewed(price),
    ...(alt ? { alt } : {}),
    ...(unit ? { unit } : {}),
    styles: lines(styles),
    variants: variants.map((variant) => ({ ...variant, price: pricePreviewed(variant.price) })),
  };
}

function pricePreviewed(text: string): Paise {
  const reading = v.safeParse(listedPrice, text);
  return reading.success ? reading.output : 0;
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
