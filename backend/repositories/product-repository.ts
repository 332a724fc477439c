import type { Kysely, Transaction } from 'kysely';
import type { Product } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { productFromRow, productRow } from './product-row.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** The shop's catalogue. */
export type ProductRepository = CatalogueRepository<Product>;

/** The shop's catalogue in the table `products`. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow): ProductRepository {
  return createCatalogueRepository(db, {
    table: 'products',
    idOf: (product) => product._id,
    upsert,
    async read(ids) {
      let query = db.selectFrom('products').selectAll().orderBy('position');
      if (ids !== undefined) query = query.where('id', 'in', ids);
      return readableRows(
        await query.execute(),
        (row) => ({ item: productFromRow(row), position: row.position }),
        { nameOf: (row) => `the product ${row.id}`, report },
      );
    },
  });
}

// A product keeps its id and its place.
const changingColumns = [
  'name',
  'description',
  'category',
  'price',
  'unit',
  'image_url',
  'alt',
  'sold_out',
  'featured',
  'styles',
  'variants',
  'color_variants',
  'translations',
] as const;

function upsert(transaction: Transaction<Tables>, products: readonly Placed<Product>[]) {
  return transaction
    .insertInto('products')
    .values(products.map(({ item, position }) => productRow(item, position)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(changingColumns)))
    .execute();
}
