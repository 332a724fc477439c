import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { ApiLog } from './api-log.ts';

// A person who corrects a form and sends it again stays far below; a hostel's shared address stays below too.
const LIMITS = [
  { keyPrefix: 'minute', points: 8, duration: 60 },
  { keyPrefix: 'hour', points: 60, duration: 60 * 60 },
];

const PATIENCE_MS = 1500;

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
        // Whoever was refused is refused again without asking the database.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
      timeoutMs: PATIENCE_MS,
      insuranceLimiter: new StandIn(limit, log),
    });
  });
}

class StandIn extends RateLimiterMemory {
  readonly #log: ApiLog;

  constructor(limit: (typeof LIMITS)[number], log: ApiLog) {
    super(limit);
    this.#log = log;
  }

  override consume(...asked: Parameters<RateLimiterMemory['consume']>) {
    this.#log.error({ limit: this.keyPrefix }, 'The database does not count requests; this process does.');
    return super.consume(...asked);
  }
}
