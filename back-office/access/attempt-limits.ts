import type { SiteData } from '../open-site-data.ts';
import { createLimiter, type LimiterLog } from '../../backend/database/create-limiter.ts';
import { msToWait } from '../../backend/database/ms-to-wait.ts';

const WITHIN_S = 15 * 60;

// How many attempts within a quarter of an hour.
const LIMITS = {
  /** From one address, whatever the name: several people share a hostel's. */
  address: 24,
  /** For one name, from browsers that have never signed in with it. */
  name: 8,
  /** For one name, from one browser that has: strangers who try the name can't lock it out. */
  device: 8,
  /** With passkeys, from one address; these can't be guessed, only stored. */
  passkeys: 60,
  /** Of someone signed in who proves again who they are. */
  person: 8,
};

/** What an attempt is counted by: for each of these limits, whose it is. */
export type AttemptKeys = Partial<Record<keyof typeof LIMITS, string>>;

/** Counts attempts to prove who one is. */
export type AttemptLimits = {
  /** Counts one attempt; gives the whole seconds after which to try again, 0 where this one may go on. */
  take(keys: AttemptKeys): Promise<number>;
  /** Forgets the attempts of someone who has succeeded; for an address only this one. */
  forget(keys: AttemptKeys): Promise<void>;
};

/** Limits that allow everything, for tests and where RATE_LIMIT is off. */
export const noLimits: AttemptLimits = { take: () => Promise.resolve(0), forget: () => Promise.resolve() };

/** The limits of a site: counted in its PostgreSQL by all processes together, else by this process. */
export function createAttemptLimits({ pool }: SiteData['database'], log: LimiterLog): AttemptLimits {
  const limiters = Object.entries(LIMITS).map(
    ([kind, points]) =>
      [
        kind as keyof typeof LIMITS,
        createLimiter({ keyPrefix: `sign-in-${kind}`, points, duration: WITHIN_S }, pool, log),
      ] as const,
  );
  return {
    async take(keys) {
      for (const [kind, limiter] of limiters) {
        const key = keys[kind];
        const ms = key === undefined ? 0 : await msToWait(limiter, key);
        if (ms > 0) return Math.ceil(ms / 1000);
      }
      return 0;
    },

    async forget(keys) {
      for (const [kind, limiter] of limiters) {
        const key = keys[kind];
        if (key === undefined) continue;
        // Whoever has an account could else try other names without end.
        if (kind === 'address' || kind === 'passkeys') await limiter.reward(key);
        else await limiter.delete(key);
      }
    },
  };
}
