import * as v from 'valibot';
import { rupeesFromPaise } from '../../domain/money.ts';
import { type Product, productSchema } from '../../domain/product.ts';
import type { ProductRow } from '../database/tables.ts';

const rupees = v.pipe(v.number(), v.transform(rupeesFromPaise));
const jsonText = v.pipe(v.string(), v.parseJson());

const columnsSchema = v.object({
  price: rupees,
  featured: v.number(),
  styles: jsonText,
  variants: v.pipe(jsonText, v.array(v.looseObject({ price: rupees }))),
  color_variants: jsonText,
});

/** The product of a row, parsed by the domain's schema as if it came as JSON; throws a ValiError where it can't be. */
export function productFromRow(row: ProductRow): Product {
  const { price, featured, styles, variants, color_variants } = v.parse(columnsSchema, row);
  return v.parse(productSchema, {
    _id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    price,
    ...(row.unit ? { unit: row.unit } : {}),
    imageURL: row.image_url,
    featured: featured === 1,
    styles,
    variants,
    colorVariants: color_variants,
  });
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
    featured: product.featured ? 1 : 0,
    styles: JSON.stringify(product.styles),
    variants: JSON.stringify(product.variants),
    color_variants: JSON.stringify(product.colorVariants),
  };
}
