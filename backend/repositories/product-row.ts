import * as v from 'valibot';
import { type Product, productSchema } from '../../domain/product.ts';
import { storyAsJson, storyFromJson } from '../../domain/product-story.ts';
import type { ProductRow } from '../database/tables.ts';
import { translationsFromJson, translationsJson } from './translations-json.ts';

const fields = productSchema.entries;

const rowSchema = v.pipe(
  v.object({
    id: fields._id,
    name: fields.name,
    description: fields.description,
    category: fields.category,
    price: fields.price,
    unit: v.string(),
    image_url: fields.imageURL,
    alt: v.string(),
    sold_out: v.number(),
    featured: v.number(),
    styles: v.pipe(v.string(), v.parseJson(), fields.styles),
    variants: v.pipe(v.string(), v.parseJson(), fields.variants),
    color_variants: v.pipe(v.string(), v.parseJson(), fields.colorVariants),
    translations: v.pipe(v.string(), v.transform(translationsFromJson), fields.translations),
    story: v.pipe(v.string(), v.transform(storyFromJson)),
  }),
  v.transform(({ id, unit, image_url, alt, sold_out, featured, color_variants, ...row }): Product => {
    const { translations, story, ...same } = row;
    return {
      ...same,
      _id: id,
      ...(unit ? { unit } : {}),
      imageURL: image_url,
      ...(alt ? { alt } : {}),
      ...(sold_out === 1 ? { soldOut: true } : {}),
      featured: featured === 1,
      colorVariants: color_variants,
      ...(translations ? { translations } : {}),
      ...(story ? { story } : {}),
    };
  }),
);

/** The product of a row; throws a ValiError where the row can't be read. */
export function productFromRow(row: ProductRow): Product {
  return v.parse(rowSchema, row);
}

/** A product's row, at that place of the catalogue. */
export function productRow(product: Product, position: number): ProductRow {
  return {
    id: product._id,
    position,
    name: product.name,
    description: product.description,
    category: product.category,
    price: product.price,
    unit: product.unit ?? '',
    image_url: product.imageURL,
    alt: product.alt ?? '',
    sold_out: product.soldOut ? 1 : 0,
    featured: product.featured ? 1 : 0,
    styles: JSON.stringify(product.styles),
    variants: JSON.stringify(product.variants),
    color_variants: JSON.stringify(product.colorVariants),
    translations: translationsJson(product.translations),
    story: storyAsJson(product.story),
  };
}
