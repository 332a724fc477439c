import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresDialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool, types } from 'pg';
import { systemReason } from '../system-reason.ts';
import { type LockRetry, createLockRetry, migrate } from './migrations.ts';
import { reopeningDatabase } from './reopening-database.ts';
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
  onQuery?: (query: Query) => void;
}): Promise<OpenDatabase> {
  const { url, dataDir, onQuery } = place;
  const { dialect, pool } = url
    ? openPostgres(checkedUrl(url))
    : { dialect: openSqlite(dataDir), pool: undefined };
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: queryLogger(onQuery) }) });
  try {
    if (url) await connect(db, url);
    const engine = pool ? 'postgres' : 'sqlite';
    const isScrubDue = (await migrate(db)) && !(await tryToScrub({ db, engine }));
    return { db, engine, pool, isScrubDue, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
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

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
// The statement timeout is the server's; this one covers a server that hangs and a network that drops its response.
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
// A connection that died without being closed is given up after this time at the latest.
const LIFETIME_S = 300;
const BIGINT = 20;

/** A bounded connection pool of a PostgreSQL database and Kysely's dialect for it; it connects at the first query. */
function openPostgres(url: string): { dialect: Dialect; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_S,
    types: { getTypeParser },
  });
  // Without listeners, losing a connection that is idle would end the process. The pool replaces it; if it can't, the
  // next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), pool };
}

// The driver gives a bigint as text; every count and amount here is small enough for an exact number.
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === BIGINT ? Number : types.getTypeParser(id, format);

const OPEN_TIMEOUT_MS = 5000;
// SQLite's own wait blocks the whole process; longer waits are left to the dialect's retry.
const BUSY_TIMEOUT_MS = 50;
const RETRY_MS = 20;
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** The file of the SQLite database in that folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'foundation.sqlite');
}

/** Opens `foundation.sqlite` in that folder, creating both for their owner only; throws an Error of one clear sentence. */
function openSqlite(dataDir: string): Dialect {
  makeFolder(dataDir);
  const file = sqliteFile(dataDir);
  try {
    return sqliteDialect(file, () => openFile(file));
  } catch (cause) {
    if (hasCode(cause, NOT_A_DATABASE)) throw new Error(`${file} is not an SQLite database.`, { cause });
    const reason = systemReason(cause);
    throw new Error(`${file} can't be opened and written${reason ? `: ${reason}` : ''}.`, { cause });
  }
}

// SQLite gives the files beside a database the database's own mode, so it is set before SQLite opens it.
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path))) {
    try {
      chmodSync(each, 0o600);
    } catch (error) {
      // Only the owner can; another account that may write to the file works with it all the same.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    }
  }
}

function openFile(file: string): DatabaseSync {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    switchToWal(database);
    // FULL: an application that was acknowledged survives a power cut.
    database.exec('pragma synchronous = full; pragma foreign_keys = on');
    // Zeros take the place of what is removed; what stays between rows is left to `scrub`.
    database.exec('pragma secure_delete = on');
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// Of processes that switch a new database at the same time SQLite refuses all but one, without waiting.
function switchToWal(database: DatabaseSync) {
  const deadline = performance.now() + OPEN_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!hasCode(error, BUSY) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}

/** Kysely's SQLite dialect for `node:sqlite`; `open` is called now, and again after the file was replaced. */
function sqliteDialect(file: string, open: () => DatabaseSync): Dialect {
  const database = reopeningDatabase(file, open);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

// SQLite can roll back changes of the schema, but Kysely's adapter says that it can't.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

// A plain `begin` takes the write lock at the first write. If another process has written since the transaction's
// first read, that fails immediately instead of waiting for the busy timeout.
class ImmediateDriver extends SqliteDriver {
  readonly #retry = createLockRetry();

  override async acquireConnection() {
    return retrying(await super.acquireConnection(), this.#retry);
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // Where the disk is full, SQLite has rolled back already; failing again would hide that reason.
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

// A statement that found the database locked has changed nothing, so it can run again.
function retrying(connection: DatabaseConnection, retry: LockRetry): DatabaseConnection {
  return {
    executeQuery: (...parameters) => retry(() => connection.executeQuery(...parameters)),
    streamQuery: (...parameters) => connection.streamQuery(...parameters),
  };
}

/**
 * Makes a folder and those above it that are missing, for their owner only; throws an Error of one sentence.
 * `mkdir` with `recursive` never returns where the system makes no folders, as in /proc.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let each = resolve(path); !exists(each); each = dirname(each)) missing.unshift(each);
  try {
    for (const each of missing) makeOne(each);
    if (!statSync(path).isDirectory()) throw new Error('a file has this name');
  } catch (cause) {
    const reason = systemReason(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    throw new Error(
      `The data folder ${path} can't be created: ${reason}. Is DATA_DIR right, and may this account write there?`,
      { cause },
    );
  }
}

function exists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Below a file, or in a folder that may not be read: what stands there shows when a folder is made.
    return false;
  }
}

function makeOne(path: string): void {
  try {
    // Applications are personal: no other account of the machine reads them.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!exists(path)) throw error;
  }
}
