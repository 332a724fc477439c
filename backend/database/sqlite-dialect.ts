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
import { createLockRetry, type LockRetry } from './lock-retry.ts';
import { reopeningDatabase } from './reopening-database.ts';

/** Kysely's SQLite dialect for `node:sqlite`; `open` is called now, and again after the file was replaced. */
export function sqliteDialect(file: string, open: () => DatabaseSync): Dialect {
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
