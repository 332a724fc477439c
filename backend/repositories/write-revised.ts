import type { Kysely, Transaction } from 'kysely';
import type { RevisedTable, Tables } from '../database/tables.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Writes to a table and raises its revision in one transaction, so that any process can see that it changed. */
export function writeRevised<Result>(
  db: Kysely<Tables>,
  table: RevisedTable,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() =>
    db.transaction().execute(async (transaction) => {
      // First, because it locks the row: those who write to one table queue up here and never wait for each other in a ring.
      await transaction
        .updateTable('revisions')
        .set((row) => ({ value: row('value', '+', 1) }))
        .where('name', '=', table)
        .execute();
      return write(transaction);
    }),
  );
}
