import { type Kysely, Transaction } from 'kysely';
import type { RevisedTable, Tables } from '../database/tables.ts';
import { runTransaction } from './run-transaction.ts';

/** Writes to a table and raises its revision, in one transaction (that of `db`, where it is one), so that every process sees that it changed. */
export function writeRevised<Result>(
  db: Kysely<Tables>,
  table: RevisedTable,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const raiseAndWrite = async (transaction: Transaction<Tables>) => {
    // First, because it locks the row: writers of one table queue here, so they can't deadlock.
    await transaction
      .updateTable('revisions')
      .set((row) => ({ value: row('value', '+', 1) }))
      .where('name', '=', table)
      .execute();
    return write(transaction);
  };
  // Part of a larger transaction, which runs again as a whole.
  if (db instanceof Transaction) return raiseAndWrite(db);
  return runTransaction(db, raiseAndWrite);
}
