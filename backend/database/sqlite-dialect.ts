import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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
import { createLockPatience, type LockPatience } from './lock-patience.ts';

/** Kysely's SQLite dialect over Node's own SQLite. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database: kyselyDatabase(database) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

// SQLite rolls back a changed schema like anything else; Kysely only doesn't count on it.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

// A plain `begin` takes the write lock at the first write, and then fails at once, without waiting for the busy
// timeout, where another process has written since the transaction's first read.
class ImmediateDriver extends SqliteDriver {
  readonly #patience = createLockPatience();

  override async acquireConnection() {
    return patient(await super.acquireConnection(), this.#patience);
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

// A statement that found the database locked has done nothing, so it can be asked again.
function patient(connection: DatabaseConnection, patience: LockPatience): DatabaseConnection {
  return {
    executeQuery: (...asked) => patience(() => connection.executeQuery(...asked)),
    streamQuery: (...asked) => connection.streamQuery(...asked),
  };
}

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}
