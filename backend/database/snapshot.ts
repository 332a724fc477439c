import type { Kysely } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Reads a database as it is at one moment, whatever is written to it meanwhile. */
export function snapshot<Result>(
  { db, engine }: OpenDatabase,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction();
  if (engine === 'sqlite') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
