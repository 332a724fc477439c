import type { Migration } from 'kysely/migration';

/** Adds to students the day on which they were taken off the public list at the family's wish, '' for who was not. */
export const offList: Migration = {
  async up(db) {
    await db.schema
      .alterTable('students')
      .addColumn('off_list_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
