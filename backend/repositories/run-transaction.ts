import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Runs `work` in one transaction, as if no other one ran beside it: what it has read is still so when it writes. Where
 * another one has changed that meanwhile, `work` runs again; so it writes no file, sends no mail and answers nobody. SQLite
 * has one writer at a time anyway.
 */
export function runTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => db.transaction().setIsolationLevel('serializable').execute(work));
}
