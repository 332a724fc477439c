import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

// READONLY, IOERR, CORRUPT, NOTADB: the file was replaced or damaged.
const BROKEN_FILE_CODES = new Set([8, 10, 11, 26]);

/**
 * `node:sqlite` for Kysely's dialect. It opens the file again before the next statement when the file was replaced or
 * is reported as broken, because SQLite itself goes on writing to the old file. So a restored file needs no restart.
 */
export function reopeningDatabase(file: string, open: () => DatabaseSync): SqliteDatabase {
  let database = open();
  let opened = fileNumber(file);
  let broken = false;

  function current(): DatabaseSync {
    if (database.isTransaction || (!broken && fileNumber(file) === opened)) return database;
    const fresh = open();
    database.close();
    database = fresh;
    opened = fileNumber(file);
    broken = false;
    return database;
  }

  function watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      broken ||= isBrokenFile(error);
      throw error;
    }
  }

  return {
    close: () => database.close(),
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
}

function fileNumber(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function isBrokenFile(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && BROKEN_FILE_CODES.has(Number(error.errcode) & 0xff);
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}
