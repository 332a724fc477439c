import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
// A server that hangs or a network that swallows answers can't count by itself.
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
// A line that went dead without a word is given up after this time at the latest.
const LIFETIME_S = 300;
const BIGINT = 20;

/** A bounded pool of connections to a PostgreSQL database, and Kysely's way to use it; nothing is connected before the first query. */
export function openPostgres(url: string): { dialect: Dialect; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_S,
    types: { getTypeParser },
  });
  // Without listeners, a connection lost while idle or between two statements would end the process. The pool replaces
  // it by itself, and where it can't, the next query says so.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool }), pool };
}

// The driver hands a bigint over as text; no count and no amount of ours is beyond what a number counts exactly.
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === BIGINT ? Number : types.getTypeParser(id, format);
