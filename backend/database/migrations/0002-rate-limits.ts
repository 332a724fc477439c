import type { Migration } from 'kysely/migration';

/**
 * Creates the table in which several processes count an address's requests together. Its columns and their order are
 * those that rate-limiter-flexible writes to; on SQLite it stays empty.
 */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute();
  },
};
