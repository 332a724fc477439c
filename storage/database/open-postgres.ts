import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from 'kysely';
import { Pool, types } from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
// The statement timeout is the server's; this one covers a server that hangs and a network that drops its response.
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
// A connection that died without being closed is given up after this time at the latest.
const LIFETIME_S = 300;
const BIGINT = 20;

/**
 * A bounded connection pool of a PostgreSQL database and Kysely's dialect for it; it connects at the first query. Works through
 * PgBouncer in transaction mode too, where the next statement outside of a transaction may be another session's: it needs no
 * parameter at the start of a session, no prepared statement with a name and no lock of a session.
 */
export function openPostgres(url: string): { dialect: Dialect; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_S,
    types: { getTypeParser },
    // As a statement: PgBouncer refuses sessions that begin with parameters it does not know.
    onConnect: (client) => client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`),
  });
  // Without listeners, losing a connection that is idle would end the process. The pool replaces it; if it can't, the
  // next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PooledDialect(pool), pool };
}

// The driver gives a bigint as text; every count and amount here is small enough for an exact number.
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === BIGINT ? Number : types.getTypeParser(id, format);

class PooledDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createAdapter() {
    return new TransactionLockAdapter();
  }

  override createDriver() {
    return new TimeoutDriver({ pool: this.#pool });
  }
}

// Kysely's own lock is the session's: behind PgBouncer it would be taken in one session and given back in another.
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>) {
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(db);
  }

  override async releaseMigrationLock() {}
}

// Behind PgBouncer the session of a transaction may be one that never heard of the timeout.
class TimeoutDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ) {
    const begin = ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    await connection.executeQuery(
      CompiledQuery.raw(
        `${begin.filter(Boolean).join(' ')}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
      ),
    );
  }
}
