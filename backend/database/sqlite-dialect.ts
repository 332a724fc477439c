import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createLockPatience, type LockPatience } from './lock-patience.ts';
import { reopeningDatabase } from './reopening-database.ts';

/** Kysely's SQLite dialect over Node's own SQLite; `open` is called now, and again when the file has been put back. */
export function sqliteDialect(file: string, open: () => DatabaseSync): Dialect {
  const database = reopeningDatabase(file, open);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database }),
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
