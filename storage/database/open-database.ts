import { Kysely, type LogEvent, sql } from 'kysely';
import type { Pool } from 'pg';
import { isDiskFull } from '../files/system-reason.ts';
import { migrate, migrations } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { scrub } from './scrub.ts';
import type { Tables } from './tables.ts';

/** An open database whose schema is up to date. */
export type OpenDatabase = {
  db: Kysely<Tables>;
  engine: 'sqlite' | 'postgres';
  /** The PostgreSQL connections, for libraries that don't use Kysely; closed with the database. */
  pool: Pool | undefined;
  /** Whether its own files may hold what was removed when its schema was brought up to date; then `scrub` has to be called. */
  isScrubDue: boolean;
  /**
   * Whether the disk was full when it was opened, and still is: everything is read, nothing can be relied on to be written, and
   * other processes can't open it. Ends by itself, with a statement after there is room.
   */
  lacksRoom(): boolean;
  close(): Promise<void>;
};

/** A statement that was run: its SQL with placeholders instead of values, its duration, and whether it failed. */
export type Query = { sql: string; ms: number; failed: boolean };

/**
 * Opens the database at a `postgres://` address, or SQLite in the data folder where there is none, and brings its
 * schema up to date, after which its own files hold nothing of what that removed; throws an Error of one clear sentence.
 * `onQuery` is called after each statement.
 */
export async function openDatabase(place: {
  url: string | undefined;
  dataDir: string;
  onQuery?: ((query: Query) => void) | undefined;
  /** Called before the schema of an earlier release is brought up to date, which is not done where it rejects. */
  beforeUpgrade?: ((database: Pick<OpenDatabase, 'db' | 'engine'>) => Promise<void>) | undefined;
  /** The steps after which a new database stops, for a copy of one of an earlier release; all where none are given. */
  steps?: readonly string[];
}): Promise<OpenDatabase> {
  const { url, dataDir, onQuery, beforeUpgrade, steps } = place;
  const { dialect, pool, lacksRoom } = url
    ? { ...openPostgres(checkedUrl(url)), lacksRoom: () => false }
    : { ...openSqlite(dataDir), pool: undefined };
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: queryLogger(onQuery) }) });
  try {
    if (url) await connect(db, url);
    const engine = pool ? 'postgres' : 'sqlite';
    const toTake = Object.entries(migrations).filter(([name]) => steps?.includes(name) ?? true);
    const isOfEarlier = await bringUpToDate(dataDir, () =>
      migrate(db, Object.fromEntries(toTake), beforeUpgrade && (() => beforeUpgrade({ db, engine }))),
    );
    const isScrubDue = isOfEarlier && !(await tryToScrub({ db, engine }));
    return { db, engine, pool, isScrubDue, lacksRoom, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function bringUpToDate(dataDir: string, upgrade: () => Promise<boolean>): Promise<boolean> {
  try {
    return await upgrade();
  } catch (error) {
    if (!(error instanceof Error && isDiskFull(error))) throw error;
    throw new Error(`${error.message} Free some space on the disk of ${dataDir}, and start again.`, {
      cause: error,
    });
  }
}

// Says whether it could. A site that can't, as where the disk is full, opens all the same.
async function tryToScrub(database: Parameters<typeof scrub>[0]): Promise<boolean> {
  try {
    await scrub(database);
    return true;
  } catch {
    return false;
  }
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
