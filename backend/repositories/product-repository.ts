import type { Kysely, Transaction } from 'kysely';
import type { Product } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { productFromRow, productRow } from './product-row.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** The shop's catalogue. */
export type ProductRepository = ReturnType<typeof createProductRepository>;

/** The shop's catalogue in the table `products`. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow) {
  const catalogue = createCatalogueRepository(db, {
    table: 'products',
    idOf: (product) => product._id,
    upsert,
    remove,
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

  return {
    ...catalogue,
    /** The category of a product that was removed; undefined for one that is there, or never was. */
    async removedCategory(id: string) {
      const row = await db
        .selectFrom('removed_products')
        .select('category')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.category;
    },
  };
}

/** Removes products, and remembers that they were there. */
async function remove(transaction: Transaction<Tables>, ids: readonly string[]) {
  await transaction
    .insertInto('removed_products')
    .columns(['id', 'category'])
    .expression(transaction.selectFrom('products').select(['id', 'category']).where('id', 'in', ids))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction.deleteFrom('products').where('id', 'in', ids).execute();
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
  'story',
] as const;

async function upsert(transaction: Transaction<Tables>, products: readonly Placed<Product>[]) {
  const ids = products.map(({ item }) => item._id);
  await transaction.deleteFrom('removed_products').where('id', 'in', ids).execute();
  await transaction
    .insertInto('products')
    .values(products.map(({ item, position }) => productRow(item, position)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(changingColumns)))
    .execute();
}
