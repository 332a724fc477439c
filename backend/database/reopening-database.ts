import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

// The file can't be written, the disk failed, the file was overwritten.
const SPOILING = new Set([8, 10, 11, 26]);

/**
 * Node's own SQLite as Kysely asks it. Where the file was replaced, and after an error that tells of a broken one, it is
 * opened anew before the next statement: SQLite itself goes on believing what it read, and writing to a file that is
 * gone. So a file that was put back needs no restart.
 */
export function reopeningDatabase(file: string, open: () => DatabaseSync): SqliteDatabase {
  let database = open();
  let opened = fileNumber(file);
  let spoiled = false;

  function current(): DatabaseSync {
    if (database.isTransaction || (!spoiled && fileNumber(file) === opened)) return database;
    const fresh = open();
    database.close();
    database = fresh;
    opened = fileNumber(file);
    spoiled = false;
    return database;
  }

  function watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      spoiled ||= isSpoiling(error);
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

function isSpoiling(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && SPOILING.has(Number(error.errcode) & 0xff);
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}
