import type { Migration } from 'kysely/migration';

/** Adds to invitations who on staff made them, '' for the command line; those that are open are nobody's, for 48 hours at most. */
export const makerOfInvitation: Migration = {
  async up(db) {
    await db.schema
      .alterTable('invitations')
      .addColumn('made_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
