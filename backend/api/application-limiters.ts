import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createLimiter } from '../database/create-limiter.ts';
import type { ApiLog } from './api-log.ts';

// Far above one person who corrects a form and sends it again, and above the shared address of a hostel.
const LIMITS = [
  { keyPrefix: 'minute', points: 8, duration: 60 },
  { keyPrefix: 'hour', points: 60, duration: 60 * 60 },
];

/**
 * Counts 8 applications a minute and 60 an hour for an address: in the database with all processes that use it, where
 * there is a pool; else, and while the database does not answer, in this process.
 */
export function applicationLimiters(pool: Pool | undefined, log: ApiLog): RateLimiterAbstract[] {
  return LIMITS.map((limit) => createLimiter(limit, pool, log));
}
