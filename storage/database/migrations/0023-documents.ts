import type { Migration } from 'kysely/migration';

/** Adds the documents about the foundation, each with its fields as one document of JSON. */
export const documents: Migration = {
  async up(db) {
    await db.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await db
      .withTables<{ revisions: { name: string; value: number } }>()
      .insertInto('revisions')
      .values({ name: 'documents', value: 0 })
      .execute();
  },
};
