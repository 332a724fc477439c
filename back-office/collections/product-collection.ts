import * as v from 'valibot';
import type { Product } from '../../domain/product.ts';
import { productJson } from '../../domain/product-json.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { importedProductSchema } from '../../domain/imported-product.ts';
import { listedText } from '../../domain/listed-fields.ts';
import { formatRupees } from '../../domain/money.ts';
import { choicesCell, listedChoices, listedTexts, textsCell } from './cell-lists.ts';
import { binThing } from '../editing/bin-thing.ts';
import { productKind } from '../editing/product-kind.ts';
import type { Cells } from './collection.ts';
import type { Catalogue } from './remove-by-ids.ts';

const pictureName = v.fallback(listedText(500), '');
const choices = v.fallback(v.array(v.fallback(v.object({ imageURL: pictureName }), { imageURL: '' })), []);
const pictured = v.object({ imageURL: pictureName, variants: choices, colorVariants: choices });

/** The products of the shop. In a spreadsheet each is one row, its choices in one cell. */
export const productCollection: Catalogue<Product> = {
  noun: { one: 'product', many: 'products' },
  columns: [
    { name: '_id', field: '_id', also: ['id'] },
    { name: 'name', field: 'name' },
    { name: 'description', field: 'description' },
    { name: 'category', field: 'category' },
    { name: 'price', field: 'price' },
    { name: 'unit', field: 'unit' },
    { name: 'picture', field: 'imageURL', also: ['image'] },
    { name: 'featured', field: 'featured' },
    { name: 'styles', field: 'styles' },
    { name: 'variants', field: 'variants' },
    { name: 'colours', field: 'colorVariants', also: ['colors', 'colour variants'] },
    { name: 'alt text', field: 'alt' },
    { name: 'sold out', field: 'soldOut' },
  ],
  keyField: '_id',
  keyOf: (cells) => cells['_id'] ?? '',
  schema: importedProductSchema,
  fieldsOf,
  cellsOf,
  jsonOf: productJson,
  picturesOf: (fields) => {
    const { imageURL, variants, colorVariants } = v.parse(pictured, fields);
    return [
      { name: imageURL, column: 'picture' },
      ...variants.map((variant) => ({ name: variant.imageURL, column: 'variants' })),
      ...colorVariants.map((colour) => ({ name: colour.imageURL, column: 'colours' })),
    ].filter(({ name }) => name !== '');
  },
  withAddresses: (product, addressOf) => ({
    ...product,
    imageURL: addressOf(product.imageURL),
    variants: product.variants.map((each) => ({ ...each, imageURL: addressOf(each.imageURL) })),
    colorVariants: product.colorVariants.map((each) => ({ ...each, imageURL: addressOf(each.imageURL) })),
  }),
  repositoryOf: ({ products }) => products,
  kind: productKind.kind,
  idOf: async (_, { _id }) => _id,
  nameOf: ({ name }) => name,
  loggedAs: productKind.formOf,
  bin: (repositories, actor, id) => binThing(repositories, productKind, actor, id),
  summaryOf: (product) => ({
    ID: product._id,
    Name: product.name,
    Category: product.category,
    Price: `${formatRupees(product.price)}${product.unit ? ` / ${product.unit}` : ''}`,
    Variants: product.variants.map(({ type }) => type).join(', '),
    Colours: product.colorVariants.map(({ color }) => color).join(', '),
    Featured: product.featured ? 'Yes' : 'No',
  }),
};

function fieldsOf(cells: Cells): Record<string, unknown> {
  const { picture, styles = '', variants = '', colours = '', ...same } = cells;
  return {
    ...same,
    imageURL: picture,
    alt: cells['alt text'],
    soldOut: cells['sold out'],
    styles: listedTexts(styles),
    variants: listedChoices(variants, 4).map(([type, price, imageURL, description]) => ({
      type,
      price,
      imageURL,
      ...(description ? { description } : {}),
    })),
    colorVariants: listedChoices(colours, 2).map(([color, imageURL]) => ({ color, imageURL })),
  };
}

function cellsOf(product: Product): Cells {
  const { variants, colorVariants } = product;
  return {
    _id: product._id,
    name: product.name,
    description: product.description,
    category: product.category,
    price: String(rupeesFromPaise(product.price)),
    unit: product.unit ?? '',
    picture: product.imageURL,
    featured: product.featured ? 'Yes' : 'No',
    styles: textsCell(product.styles),
    variants: choicesCell(
      variants.map(({ type, price, imageURL, description }) => [
        type,
        String(rupeesFromPaise(price)),
        imageURL,
        description ?? '',
      ]),
    ),
    colours: choicesCell(colorVariants.map(({ color, imageURL }) => [color, imageURL])),
    'alt text': product.alt ?? '',
    'sold out': product.soldOut ? 'Yes' : 'No',
  };
}
