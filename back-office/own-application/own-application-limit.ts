import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createLimiter, type LimiterLog } from '../../backend/database/create-limiter.ts';
import { msToWait } from '../../backend/database/ms-to-wait.ts';
import type { SiteData } from '../open-site-data.ts';

// For one address within a quarter of an hour; a hostel's families may share one. What succeeds is not counted.
const LIMIT = { keyPrefix: 'own-application', points: 24, duration: 15 * 60 };

/** Counts attempts to open an application by the address that they come from. */
export type OwnApplicationLimit = {
  /** Counts one attempt; gives the whole seconds after which to try again, 0 where this one may go on. */
  take(address: string): Promise<number>;
  /** Forgets the last attempt of an address: it has succeeded. */
  forget(address: string): Promise<void>;
};

/** A limit that allows everything, where RATE_LIMIT is off. */
export const noOwnApplicationLimit: OwnApplicationLimit = {
  take: () => Promise.resolve(0),
  forget: () => Promise.resolve(),
};

/** The limit of a site: counted in its PostgreSQL by all processes together, else by this process. */
export function createOwnApplicationLimit(
  { pool }: SiteData['database'],
  log: LimiterLog,
): OwnApplicationLimit {
  const limiter: RateLimiterAbstract = createLimiter(LIMIT, pool, log);
  return {
    take: async (address) => Math.ceil((await msToWait(limiter, address)) / 1000),
    forget: async (address) => {
      await limiter.reward(address);
    },
  };
}
