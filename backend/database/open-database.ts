import { Kysely, type LogEvent, sql } from 'kysely';
import type { Pool } from 'pg';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';

/** An open database whose schema is up to date. */
export type OpenDatabase = {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** The PostgreSQL connections, for libraries that don't use Kysely; closed with the database. */
  pool: Pool | undefined;
  close(): Promise<void>;
};

/** A statement that was run: its SQL with placeholders instead of values, its duration, and whether it failed. */
export type Query = { sql: string; ms: number; failed: boolean };

/**
 * Opens the database at a `postgres://` address, or SQLite in the data folder where there is none, and brings its
 * schema up to date; throws an Error of one clear sentence. `onQuery` is called after each statement.
 */
export async function openDatabase(place: {
  url: string | undefined;
  dataDir: string;
  onQuery?: (query: Query) => void;
}): Promise<OpenDatabase> {
  const { url, dataDir, onQuery } = place;
  const { dialect, pool } = url
    ? openPostgres(checkedUrl(url))
    : { dialect: openSqlite(dataDir), pool: undefined };
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: queryLogger(onQuery) }) });
  try {
    if (url) await connect(db, url);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: pool ? 'postgres' : 'sqlite', pool, close: () => db.destroy() };
}

function queryLogger(onQuery: (query: Query) => void) {
  return ({ level, query, queryDurationMillis }: LogEvent) =>
    onQuery({ sql: query.sql, ms: queryDurationMillis, failed: level === 'error' });
}

function checkedUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new Error('The address of the database must be a whole address that starts with postgres://.');
}

async function connect(db: Kysely<Tables>, url: string) {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    // The address contains the password, so the message names only host and database.
    const { host, pathname } = new URL(url);
    throw new Error(`Can't connect to PostgreSQL at ${host || 'localhost'}${pathname}: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
