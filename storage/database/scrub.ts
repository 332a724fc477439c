import { type Kysely, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { keptTables, type Tables } from './tables.ts';

// Reading takes moments; whoever reads longer is waited for the next time.
const MOST_TRIES = 40;
const PAUSE_MS = 50;

type ScrubbedDatabase = { db: Kysely<Tables>; engine: 'sqlite' | 'postgres' };

/**
 * Leaves nothing in the database's own files of what was removed from it before: the space of a removed or changed row keeps its
 * text until something else is written there. Call it after the transaction, and outside of one. SQLite's statement holds up
 * the process (0.08 s for 12 MB); PostgreSQL locks a table while it is written anew, and its own write-ahead log keeps the rows
 * until the server recycles it. Throws where somebody reads what was there before, or the database can't do it now.
 */
export async function scrub({ db, engine }: ScrubbedDatabase): Promise<void> {
  if (engine === 'postgres') {
    await waitForEarlierReaders(db);
    for (const table of keptTables) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  await until(() => emptiesWriteAheadLog(db));
}

async function emptiesWriteAheadLog(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

// PostgreSQL writes rows anew that were removed, where a transaction from before that may still read them.
async function waitForEarlierReaders(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::xid::text as id`.execute(db);
  const now = rows[0]?.id ?? '';
  await until(async () => {
    const earlier = await sql`
      select from pg_stat_activity
      where datname = current_database() and age(backend_xmin) > age(${now}::xid)
    `.execute(db);
    return earlier.rows.length === 0;
  });
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; !(await isDone()); tries += 1) {
    if (tries === MOST_TRIES) throw new Error('The database is being read as it was before.');
    await wait(PAUSE_MS);
  }
}
