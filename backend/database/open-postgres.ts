import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
// The statement timeout is the server's; this one covers a server that hangs and a network that drops its response.
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
// A connection that died without being closed is given up after this time at the latest.
const LIFETIME_S = 300;
const BIGINT = 20;

/** A bounded connection pool of a PostgreSQL database and Kysely's dialect for it; it connects at the first query. */
export function openPostgres(url: string): { dialect: Dialect; pool: Pool } {
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
