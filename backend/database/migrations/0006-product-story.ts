import type { Migration } from 'kysely/migration';

/** Adds the story of products, as JSON text; '' for none. */
export const productStory: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('story', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
