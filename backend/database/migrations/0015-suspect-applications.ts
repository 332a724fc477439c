import type { Migration } from 'kysely/migration';

/** Adds to applications whether a program may have filled them in: 1 or 0. Until now such an application was not stored. */
export const suspectApplications: Migration = {
  async up(db) {
    await db.schema
      .alterTable('applications')
      .addColumn('suspect', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
