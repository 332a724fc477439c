import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';

const TIMEOUT_MS = 1500;

/** So many `points` within `duration` seconds; the prefix tells limits apart in the table. */
export type Limit = { keyPrefix: string; points: number; duration: number };

/** Where a limiter says that the database does not count. */
export type LimiterLog = { error(values: object, sentence: string): void };

/**
 * Counts by keys: in the database with all processes that use it, where there is a pool; else, and while the database does
 * not answer, in this process.
 */
export function createLimiter(limit: Limit, pool: Pool | undefined, log: LimiterLog): RateLimiterAbstract {
  if (!pool) return new RateLimiterMemory(limit);
  return new RLWrapperTimeouts({
    limiter: new RateLimiterPostgres({
      ...limit,
      storeClient: withoutNames(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A refused key is refused again without a query.
      inMemoryBlockOnConsumed: limit.points + 1,
    }),
    timeoutMs: TIMEOUT_MS,
    insuranceLimiter: new FallbackLimiter(limit, log),
  });
}

// A statement that was prepared under a name is unknown in the next session that PgBouncer gives.
function withoutNames(pool: Pool) {
  return { query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values) };
}

class FallbackLimiter extends RateLimiterMemory {
  readonly #log: LimiterLog;

  constructor(limit: Limit, log: LimiterLog) {
    super(limit);
    this.#log = log;
  }

  override consume(...parameters: Parameters<RateLimiterMemory['consume']>) {
    this.#log.error({ limit: this.keyPrefix }, 'The database does not count requests; this process does.');
    return super.consume(...parameters);
  }
}
