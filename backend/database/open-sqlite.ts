import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { systemReason } from '../system-reason.ts';
import { makeFolder } from './make-folder.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

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
export function openSqlite(dataDir: string): Dialect {
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
