import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { makeFolder } from '../files/make-folder.ts';
import { isDiskFull, systemReason } from '../files/system-reason.ts';

const OPEN_TIMEOUT_MS = 5000;
// SQLite's own wait blocks the whole process; longer waits are left to the dialect's retry.
const BUSY_TIMEOUT_MS = 50;
const WAL_RETRY_MS = 20;
const STATEMENT_RETRY_MS = 25;
const LOCKED_TIMEOUT_MS = 5000;
// How often a database that was opened alone is opened as usual again, if it can be.
const ALONE_RETRY_MS = 5000;

// SQLite's result codes.
const BUSY = 5;
const NOT_A_DATABASE = 26;
// READONLY, IOERR, CORRUPT, NOTADB: the file was replaced or damaged.
const BROKEN_FILE = [8, 10, 11, NOT_A_DATABASE];

/** The file of the SQLite database in that folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'foundation.sqlite');
}

/** The files of an SQLite database: its own, and those that SQLite makes beside it and that need not be there. */
export function filesOfSqlite(file: string): string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}

/** A database file in use; `lacksRoom` says whether it is open alone, since its disk has no room. */
type OpenSqlite = { dialect: Dialect; lacksRoom: () => boolean };

/**
 * Opens `foundation.sqlite` in that folder, creating both for their owner only; throws an Error of one clear sentence. On a
 * full disk it is open for this process alone, until there is room.
 */
export function openSqlite(dataDir: string): OpenSqlite {
  makeFolder(dataDir);
  const file = sqliteFile(dataDir);
  try {
    const { database, isAlone } = reopeningDatabase(file);
    return { dialect: sqliteDialect(database), lacksRoom: isAlone };
  } catch (cause) {
    if (resultCode(cause) === NOT_A_DATABASE)
      throw new Error(`${file} is not an SQLite database.`, { cause });
    const reason = systemReason(cause);
    throw new Error(`${file} can't be opened and written${reason ? `: ${reason}` : ''}.`, { cause });
  }
}

/** Whether a file is an undamaged SQLite database that this site has written, of any version. */
export function isSiteDatabase(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const steps = database.prepare(`select name from ${DEFAULT_MIGRATION_TABLE}`).all();
      const [check] = database.prepare('pragma quick_check(1)').all();
      return steps.some(({ name }) => name === '0001-first-tables') && check?.['quick_check'] === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

type Opened = { database: DatabaseSync; isAlone: boolean };

/**
 * Where the disk has no room for the memory that processes share (`-shm`), the file is opened alone: SQLite then keeps that in this
 * process, reads all that was stored, also what is in the log beside the file (`-wal`) after a kill, and locks others out.
 */
function openFile(file: string, timeout: number): Opened {
  makePrivate(file);
  try {
    return { database: openIn('normal', file, timeout), isAlone: false };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return { database: openIn('exclusive', file, timeout), isAlone: true };
  }
}

function openIn(lockingMode: 'normal' | 'exclusive', file: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout });
  try {
    // Before the file is read for the first time: that decides whether it needs shared memory.
    database.exec(`pragma locking_mode = ${lockingMode}`);
    switchToWal(database, timeout);
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

// SQLite gives the files beside a database the database's own mode, so it is set before SQLite opens it.
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of filesOfSqlite(file).filter((path) => existsSync(path))) {
    try {
      chmodSync(each, 0o600);
    } catch (error) {
      // Only the owner can; another account that may write to the file works with it all the same.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    }
  }
}

// Of processes that switch a new database at the same time SQLite refuses all but one, without waiting.
function switchToWal(database: DatabaseSync, timeout: number) {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

/** Kysely's SQLite dialect for `node:sqlite`. */
function sqliteDialect(database: SqliteDatabase): Dialect {
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

/** Runs a statement, and again while another process locks the SQLite database. */
type LockRetry = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Retries for 5 s without blocking this process. After that has failed once, statements that find the database locked
 * fail immediately for the next 5 s, so that no queue of waiting visitors grows.
 */
export function createLockRetry(timeoutMs = LOCKED_TIMEOUT_MS): LockRetry {
  let endedAt = Number.NEGATIVE_INFINITY;
  return async (run) => {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (resultCode(error) !== BUSY || performance.now() - endedAt < timeoutMs) throw error;
        if (performance.now() - startedAt > timeoutMs) {
          endedAt = performance.now();
          throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, STATEMENT_RETRY_MS));
    }
  };
}

/**
 * `node:sqlite` for Kysely's dialect. It opens the file again before the next statement when the file was replaced or
 * is reported as broken, because SQLite itself goes on writing to the old file. So a restored file needs no restart. While it
 * is open alone, it tries every 5 s to open it as usual, so room on the disk is all that takes.
 */
function reopeningDatabase(file: string): { database: SqliteDatabase; isAlone: () => boolean } {
  let { database, isAlone } = openFile(file, OPEN_TIMEOUT_MS);
  let openedAt = performance.now();
  let opened = fileNumber(file);
  let broken = false;

  function current(): DatabaseSync {
    if (database.isOpen) {
      if (database.isTransaction || !isReopeningDue()) return database;
      // Its lock would keep out this process, too.
      if (isAlone) database.close();
    }
    // The short wait: a statement that finds the file locked is tried again without standing still.
    const fresh = openFile(file, BUSY_TIMEOUT_MS);
    if (database.isOpen) database.close();
    ({ database, isAlone } = fresh);
    openedAt = performance.now();
    opened = fileNumber(file);
    broken = false;
    return database;
  }

  function isReopeningDue(): boolean {
    if (broken || fileNumber(file) !== opened) return true;
    return isAlone && performance.now() - openedAt > ALONE_RETRY_MS;
  }

  function watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      broken ||= BROKEN_FILE.includes(resultCode(error));
      throw error;
    }
  }

  const reopening: SqliteDatabase = {
    // A file that could not be opened again is closed already.
    close: () => database.isOpen && database.close(),
    prepare(sql) {
      const statement = watched(() => current().prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => watched(() => statement.all(...parameters.map(bindable))),
        run: (parameters) => watched(() => statement.run(...parameters.map(bindable))),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
  return { database: reopening, isAlone: () => isAlone };
}

function fileNumber(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}

/** The result code of an error of SQLite, without what extends it; 0 for another error. */
function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
