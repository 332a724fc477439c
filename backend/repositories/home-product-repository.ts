import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { type HomeProduct, homeProductSchema } from '../../domain/home-product.ts';
import { rupeesFromPaise } from '../../domain/money.ts';
import type { HomeProductRow, Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** The home page's products: the embedded collection NGOproducts. */
export function createHomeProductRepository(
  db: Kysely<Tables>,
  report: ReportRow,
): CatalogueRepository<HomeProduct> {
  return createCatalogueRepository(db, {
    table: 'home_products',
    idOf: (product) => product.id,
    upsert,
    async all() {
      const rows = await db.selectFrom('home_products').selectAll().orderBy('position').execute();
      return readableRows(rows, homeProductFromRow, {
        nameOf: (row) => `the home product ${row.id}`,
        report,
      });
    },
  });
}

// The domain's schema reads prices in rupees, as the documents of the collection have them.
function homeProductFromRow(row: HomeProductRow): HomeProduct {
  return v.parse(homeProductSchema, { ...row, price: rupeesFromPaise(row.price) });
}

function upsert(transaction: Transaction<Tables>, products: readonly Placed<HomeProduct>[]) {
  return transaction
    .insertInto('home_products')
    .values(products.map(({ item, position }) => ({ ...item, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        image: ref('excluded.image'),
        price: ref('excluded.price'),
      })),
    )
    .execute();
}
