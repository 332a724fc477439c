import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { ApiLog } from './api-log.ts';

// Far above one person who corrects a form and sends it again, and above the shared address of a hostel.
const LIMITS = [
  { keyPrefix: 'minute', points: 8, duration: 60 },
  { keyPrefix: 'hour', points: 60, duration: 60 * 60 },
];

const TIMEOUT_MS = 1500;

/**
 * Counts 8 applications a minute and 60 an hour for an address: in the database with all processes that use it, where
 * there is a pool; else, and while the database does not answer, in this process.
 */
export function applicationLimiters(pool: Pool | undefined, log: ApiLog): RateLimiterAbstract[] {
  return LIMITS.map((limit) => {
    if (!pool) return new RateLimiterMemory(limit);
    return new RLWrapperTimeouts({
      limiter: new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // A refused address is refused again without a query.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
      timeoutMs: TIMEOUT_MS,
      insuranceLimiter: new FallbackLimiter(limit, log),
    });
  });
}

class FallbackLimiter extends RateLimiterMemory {
  readonly #log: ApiLog;

  constructor(limit: (typeof LIMITS)[number], log: ApiLog) {
    super(limit);
    this.#log = log;
  }

  override consume(...parameters: Parameters<RateLimiterMemory['consume']>) {
    this.#log.error({ limit: this.keyPrefix }, 'The database does not count requests; this process does.');
    return super.consume(...parameters);
  }
}
