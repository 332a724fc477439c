import { type Kysely, Transaction } from 'kysely';
import type { RevisedTable, Tables } from './tables.ts';

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

// Serialization failure and deadlock: PostgreSQL has rolled back the whole transaction.
const CONFLICTS = new Set(['40001', '40P01']);
// A unique value that somebody else has stored since the transaction looked for it: it looks once more.
const TAKEN = '23505';
const MOST_ATTEMPTS = 8;
const SHORTEST_WAIT_MS = 10;

/**
 * The result of a whole transaction. When it conflicts with another one it runs again, up to seven times with growing
 * delays, as serializable isolation requires.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !runsAgain(error, attempt)) throw error;
      const waitMs = SHORTEST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function runsAgain(error: unknown, attempt: number): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return CONFLICTS.has(String(error.code)) || (error.code === TAKEN && attempt === 1);
}

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

/** The revisions, by which a process sees cheaply whether the data that it shows has changed. */
export function createRevisionRepository(db: Kysely<Tables>) {
  return {
    /**
     * A text that differs after every write to what visitors see: the tables of `RevisedTable`.
     * @example await revisions.current() // 'documents:0 home_products:1 products:4 students:2'
     */
    async current() {
      const rows = await db.selectFrom('revisions').select(['name', 'value']).orderBy('name').execute();
      return rows.map(({ name, value }) => `${name}:${value}`).join(' ');
    },
    /** Whether nothing was ever written to that collection; one that was emptied is not new. */
    async isNew(name: RevisedTable) {
      const row = await db
        .selectFrom('revisions')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined || row.value === 0;
    },
  };
}
