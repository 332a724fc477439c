import type { Migration } from 'kysely/migration';

/** Adds to students the document of the fields that are newer than the first ones, '' where all are blank. */
export const studentDetails: Migration = {
  async up(db) {
    await db.schema
      .alterTable('students')
      .addColumn('details', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
