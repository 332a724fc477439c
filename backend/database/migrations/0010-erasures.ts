import type { Migration } from 'kysely/migration';

/** Creates the list of what was erased, as hashes, so that a restored backup does not bring it back. */
export const erasures: Migration = {
  async up(db) {
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
