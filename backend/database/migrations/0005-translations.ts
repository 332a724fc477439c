import type { Migration } from 'kysely/migration';

/** Adds the translations of products, home products and gallery pictures, as JSON text; '' for none. */
export const translations: Migration = {
  async up(db) {
    for (const table of ['products', 'home_products', 'gallery_pictures'])
      await db.schema
        .alterTable(table)
        .addColumn('translations', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
