import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { storedSchema } from '../../domain/fields/stored.ts';
import { type HomeProduct, homeProductFields } from '../../domain/home-product.ts';
import type { HomeProductRow, Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';
import { translationsFromJson, translationsJson } from './translations-json.ts';

const homeProductSchema = storedSchema(homeProductFields);

/** The home page's products: the embedded collection NGOproducts. */
export function createHomeProductRepository(
  db: Kysely<Tables>,
  report: ReportRow,
): CatalogueRepository<HomeProduct> {
  return createCatalogueRepository(db, {
    table: 'home_products',
    idOf: (product) => product.id,
    upsert,
    async read(ids) {
      let query = db.selectFrom('home_products').selectAll().orderBy('position');
      if (ids !== undefined) query = query.where('id', 'in', ids);
      return readableRows(await query.execute(), (row) => ({ item: fromRow(row), position: row.position }), {
        nameOf: (row) => `the home product ${row.id}`,
        report,
      });
    },
  });
}

function fromRow({ alt, translations: json, ...row }: HomeProductRow): HomeProduct {
  const translations = translationsFromJson(json);
  return v.parse(homeProductSchema, {
    ...row,
    ...(alt ? { alt } : {}),
    ...(translations ? { translations } : {}),
  });
}

function upsert(transaction: Transaction<Tables>, products: readonly Placed<HomeProduct>[]) {
  return transaction
    .insertInto('home_products')
    .values(
      products.map(({ item: { alt = '', translations, ...item }, position }) => ({
        ...item,
        alt,
        translations: translationsJson(translations),
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(excludedValues(['name', 'image', 'alt', 'price', 'translations'])),
    )
    .execute();
}
