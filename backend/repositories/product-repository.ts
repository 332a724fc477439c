import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { productFields } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { createDocumentRepository } from './document-repository.ts';
import type { ReportRow } from './readable-rows.ts';

/** The shop's catalogue. */
export type ProductRepository = ReturnType<typeof createProductRepository>;

/** The shop's catalogue in the table `products`; of a product that was removed it remembers the category. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow) {
  return {
    ...createDocumentRepository(db, {
      table: 'products',
      fields: productFields,
      noun: 'product',
      report,
      onSave: (transaction, ids) =>
        transaction.deleteFrom('removed_products').where('id', 'in', ids).execute(),
      onRemove: rememberRemoved,
    }),
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

const categorySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ category: v.string() }),
    v.transform(({ category }) => category),
  ),
  '',
);

async function rememberRemoved(transaction: Transaction<Tables>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'data'])
    .where('id', 'in', ids)
    .execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('removed_products')
    .values(rows.map(({ id, data }) => ({ id, category: v.parse(categorySchema, data) })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
