import type { Migration } from 'kysely/migration';

/**
 * Adds to applications the version of the privacy notice that stood beside the form, when the family was given it, and when
 * they asked for erasure; '' where it is not known, or not asked.
 */
export const noticeAndRequests: Migration = {
  async up(db) {
    // One at a time: SQLite adds no more with a statement.
    for (const column of ['notice_version', 'notice_at', 'erasure_asked_at'])
      await db.schema
        .alterTable('applications')
        .addColumn(column, 'text', (each) => each.notNull().defaultTo(''))
        .execute();
  },
};
