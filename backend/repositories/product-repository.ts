import type { Kysely, Transaction } from 'kysely';
import type { Product } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { productFromRow, productRow } from './product-row.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** The shop's catalogue. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow): CatalogueRepository<Product> {
  return createCatalogueRepository(db, {
    table: 'products',
    idOf: (product) => product._id,
    upsert,
    async all() {
      const rows = await db.selectFrom('products').selectAll().orderBy('position').execute();
      return readableRows(rows, productFromRow, { nameOf: (row) => `the product ${row.id}`, report });
    },
  });
}

function upsert(transaction: Transaction<Tables>, products: readonly Placed<Product>[]) {
  return transaction
    .insertInto('products')
    .values(products.map(({ item, position }) => productRow(item, position)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        category: ref('excluded.category'),
        price: ref('excluded.price'),
        unit: ref('excluded.unit'),
        image_url: ref('excluded.image_url'),
        featured: ref('excluded.featured'),
        styles: ref('excluded.styles'),
        variants: ref('excluded.variants'),
        color_variants: ref('excluded.color_variants'),
      })),
    )
    .execute();
}
