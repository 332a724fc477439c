import type { Migration } from 'kysely/migration';

/** Calls what staff edit an entry in the columns too, as everywhere else. */
export const entryNames: Migration = {
  async up(db) {
    await db.schema.dropIndex('log_by_thing').execute();
    await db.schema.alterTable('drafts').renameColumn('thing_id', 'entry_id').execute();
    await db.schema.alterTable('bin').renameColumn('thing_id', 'entry_id').execute();
    await db.schema.alterTable('log').renameColumn('thing_id', 'entry_id').execute();
    await db.schema.alterTable('log').renameColumn('thing_name', 'entry_name').execute();
    await db.schema.createIndex('log_by_entry').on('log').column('entry_id').execute();
  },
};
