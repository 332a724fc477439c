import type { Kysely, Transaction } from 'kysely';
import type { RevisedTable, Tables } from '../database/tables.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Writes to a table and raises its revision, in one transaction, so that every process sees that it changed. */
export function writeRevised<Result>(
  db: Kysely<Tables>,
  table: RevisedTable,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() =>
    db.transaction().execute(async (transaction) => {
      // First, because it locks the row: writers of one table queue here, so they can't deadlock.
      await transaction
        .updateTable('revisions')
        .set((row) => ({ value: row('value', '+', 1) }))
        .where('name', '=', table)
        .execute();
      return write(transaction);
    }),
  );
}
