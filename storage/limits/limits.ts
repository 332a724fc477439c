import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter, type LimiterLog } from './create-limiter.ts';

const MINUTE_S = 60;
const QUARTER_S = 15 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;

/**
 * Every limit of the site: so many `points` within so many `seconds`, and what is given back once an attempt has succeeded:
 * all of a key, the last one, or nothing. Where several people share a key, such as an address, only the last one: who has
 * an account could else try other names without end. An attempt is counted in the order of this list: one address is refused
 * before it can use up what belongs to others.
 */
const LIMITS = {
  /** Applications from one address: far above one person who corrects a form, and above a hostel's shared address. */
  applicationsInMinute: { points: 8, seconds: MINUTE_S, givesBack: 'nothing' },
  applicationsInHour: { points: 60, seconds: HOUR_S, givesBack: 'nothing' },

  /** Attempts to open an application, from one address; a hostel's families may share one. */
  openingAddress: { points: 24, seconds: QUARTER_S, givesBack: 'last' },
  /** How often a family opens its application; the key is the reference, and counts once it is known to be theirs. */
  openedApplication: { points: 20, seconds: HOUR_S, givesBack: 'nothing' },
  /**
   * What is done with one key to it, in about the time for which that opens it: whoever has found a key uses up nothing of another
   * one. Views, of which each step has one or two, Back and a reload, too; downloads and corrections; and what the family decides,
   * which no download can use up.
   */
  viewsByKey: { points: 120, seconds: QUARTER_S, givesBack: 'nothing' },
  stepsByKey: { points: 20, seconds: QUARTER_S, givesBack: 'nothing' },
  decisionsByKey: { points: 20, seconds: QUARTER_S, givesBack: 'nothing' },

  /** Attempts to sign in from one address, whatever the name, from browsers that have never signed in with it: several people share a hostel's. */
  signInAddress: { points: 24, seconds: QUARTER_S, givesBack: 'last' },
  /** From all such browsers; the key is always the same. */
  signInSite: { points: 300, seconds: QUARTER_S, givesBack: 'last' },
  /** For one name, from such browsers. */
  signInName: { points: 8, seconds: QUARTER_S, givesBack: 'all' },
  /** For one name, from one browser that has signed in with it: strangers who try the name can't lock it out. */
  signInDevice: { points: 8, seconds: QUARTER_S, givesBack: 'all' },
  /** With passkeys, from one address; these can't be guessed, only stored. */
  passkeyAddress: { points: 60, seconds: QUARTER_S, givesBack: 'last' },

  /** Proofs of someone signed in, in one session: a stolen one can't block the others. */
  proofSession: { points: 8, seconds: QUARTER_S, givesBack: 'all' },
  /** Proofs of someone signed in, in all their sessions. */
  proofPerson: { points: 24, seconds: QUARTER_S, givesBack: 'all' },
} as const satisfies Record<
  string,
  { points: number; seconds: number; givesBack: 'all' | 'last' | 'nothing' }
>;

type LimitName = keyof typeof LIMITS;

/** The keys by which an attempt is counted: for each of these limits, whose attempt it is. */
export type LimitKeys = Partial<Record<LimitName, string>>;

/** Counts attempts. */
export type Limits = {
  /** Counts one attempt, by no limit where one of them refuses it; gives the whole seconds after which to try again, 0 where this one may go on. */
  take(keys: LimitKeys): Promise<number>;
  /** Gives back what the attempt of someone who has succeeded has used, as each limit says. */
  giveBack(keys: LimitKeys): Promise<void>;
};

/** Limits that allow everything, for tests and where RATE_LIMIT is off. */
export const noLimits: Limits = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve() };

/**
 * The limits of a site: counted in its PostgreSQL by all processes together, where there is a pool; else, and while the
 * database does not answer, by this process.
 */
export function createLimits({ pool }: { pool: Pool | undefined }, log: LimiterLog): Limits {
  const limiters = (Object.keys(LIMITS) as LimitName[]).map((name) => {
    const { points, seconds, givesBack } = LIMITS[name];
    return {
      name,
      givesBack,
      limiter: createLimiter({ keyPrefix: name, points, duration: seconds }, pool, log),
    };
  });
  const withKeys = (keys: LimitKeys) =>
    limiters.flatMap(({ name, ...rest }) => {
      const key = keys[name];
      return key === undefined ? [] : [{ key, ...rest }];
    });
  return {
    async take(keys) {
      const taken: { key: string; limiter: RateLimiterAbstract }[] = [];
      for (const { key, limiter } of withKeys(keys)) {
        const ms = await msToWait(limiter, key);
        if (ms > 0) {
          for (const each of taken) await giveOneBack(each.limiter, each.key);
          return Math.ceil(ms / 1000);
        }
        taken.push({ key, limiter });
      }
      return 0;
    },

    async giveBack(keys) {
      for (const { key, limiter, givesBack } of withKeys(keys)) {
        if (givesBack === 'last') await giveOneBack(limiter, key);
        if (givesBack === 'all') await limiter.delete(key);
      }
    },
  };
}

// What counts nothing any more goes, so that made-up keys fill no memory.
async function giveOneBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints <= 0) await limiter.delete(key);
}

async function msToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
