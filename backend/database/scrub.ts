import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import { keptTables, type Tables } from './tables.ts';

// Readers of a moment; one that reads longer holds the write-ahead log until the next scrub.
const MOST_TRIES = 40;
const PAUSE_MS = 50;

/**
 * Leaves nothing in the database's own files of what was removed from it before: the space of a removed or changed row keeps its
 * text until something else is written there. Call it after the transaction, and outside of one. SQLite's statement holds up
 * the process (0.08 s for 12 MB); PostgreSQL locks a table while it is written anew, and its own write-ahead log keeps the rows
 * until the server recycles it. Throws where the database can't do it now.
 */
export async function scrub({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'postgres') {
    for (const table of keptTables) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  for (let tries = 1; !(await emptiesWriteAheadLog(db)); tries += 1) {
    if (tries === MOST_TRIES) throw new Error('The write-ahead log of SQLite is being read.');
    await wait(PAUSE_MS);
  }
}

async function emptiesWriteAheadLog(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
