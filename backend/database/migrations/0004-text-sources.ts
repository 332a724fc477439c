import type { Migration } from 'kysely/migration';

/** Adds to changed texts, and to their versions, the hash of the English text that each was translated from. */
export const textSources: Migration = {
  async up(db) {
    for (const table of ['text_overrides', 'text_versions'])
      await db.schema
        .alterTable(table)
        .addColumn('source_hash', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
