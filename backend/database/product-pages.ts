import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what the page of a product needs: its story, as JSON text ('' for none), and the products that are no longer in the
 * catalogue, so that their addresses are known.
 */
export const productPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('products')
      .addColumn('story', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('removed_products')
      .addColumn('id', 'text', (each) => each.primaryKey())
      .addColumn('category', 'text', (each) => each.notNull())
      .execute();
  },
};
