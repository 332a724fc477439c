import * as v from 'valibot';
import { entryJson } from '../../domain/fields/entry-json.ts';
import { type HomeProduct, homeProductFields } from '../../domain/home-product.ts';
import { importedHomeProductSchema } from '../../domain/imported-home-product.ts';
import { listedText } from '../../domain/listed-fields.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { binEntry } from '../editing/bin-entry.ts';
import { carryIntoDraft } from '../editing/carry-into-draft.ts';
import { homeProductKind } from '../editing/home-product-kind.ts';
import type { Collection } from './collection.ts';
import { textsOfCells, translatedColumns, translatedTextCells } from './translated-cells.ts';

const pictured = v.object({ image: v.fallback(listedText(500), '') });

const columns = [
  { name: 'id', field: 'id', also: ['_id'] },
  { name: 'name', field: 'name' },
  { name: 'picture', field: 'image' },
  { name: 'price', field: 'price' },
  { name: 'alt text', field: 'alt' },
];
const translatedTexts = { name: 'name', 'alt text': 'alt' } as const;

/** The products on the home page, the site's own collection NGOproducts. */
export const homeProductCollection: Collection<HomeProduct> = {
  noun: { one: 'home product', many: 'home products' },
  columns: [...columns, ...translatedColumns(columns.filter(({ name }) => name in translatedTexts))],
  keyField: 'id',
  keyOf: (cells) => cells['id'] ?? '',
  schema: importedHomeProductSchema,
  fieldsOf: (cells) => ({
    ...cells,
    image: cells['picture'],
    alt: cells['alt text'],
    translations: textsOfCells(translatedTexts, cells),
  }),
  cellsOf: ({ id, name, image, price, alt = '', translations }) => ({
    id,
    name,
    picture: image,
    price: String(rupeesFromPaise(price)),
    'alt text': alt,
    ...translatedTextCells(translatedTexts, translations),
  }),
  jsonOf: (product) => entryJson(homeProductFields, product),
  picturesOf: (fields) => {
    const { image } = v.parse(pictured, fields);
    return image ? [{ name: image, column: 'picture' }] : [];
  },
  withAddresses: (product, addressOf) => ({ ...product, image: addressOf(product.image) }),
  repositoryOf: ({ homeProducts }) => homeProducts,
  kind: homeProductKind.kind,
  idOf: async (_, { id }) => id,
  nameOf: ({ name }) => name,
  loggedAs: homeProductKind.formOf,
  followChange: (repositories, before, after) => carryIntoDraft(repositories, homeProductKind, before, after),
  bin: (repositories, actor, id) => binEntry(repositories, homeProductKind, actor, id),
};
