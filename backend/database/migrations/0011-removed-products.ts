import type { Migration } from 'kysely/migration';

/** Creates the table of products that are no longer in the catalogue; those in the bin are the first of them. */
export const removedProducts: Migration = {
  async up(db) {
    await db.schema
      .createTable('removed_products')
      .addColumn('id', 'text', (each) => each.primaryKey())
      .addColumn('category', 'text', (each) => each.notNull())
      .execute();
    const tables = db.withTables<{
      bin: { kind: string; thing_id: string };
      products: { id: string };
      removed_products: { id: string; category: string };
    }>();
    const inBin = await tables
      .selectFrom('bin')
      .select('thing_id')
      .distinct()
      .where('kind', '=', 'product')
      .where('thing_id', 'not in', tables.selectFrom('products').select('id'))
      .execute();
    for (const { thing_id } of inBin)
      await tables.insertInto('removed_products').values({ id: thing_id, category: '' }).execute();
  },
};
