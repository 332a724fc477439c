import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A random value that a browser has to sign; `purpose` says for what, and `expiresAt` is an ISO time. */
export type Challenge = { challenge: string; purpose: string; expiresAt: string };

/** The values that wait to be signed. */
export type ChallengeRepository = {
  /** Keeps a challenge, and forgets those that have expired by `now`. */
  add(challenge: Challenge, now: string): Promise<void>;
  /** Takes a challenge out, and returns whether it was there for that purpose and has not expired: each is used once. */
  take(challenge: string, purpose: string, now: string): Promise<boolean>;
};

/** The values of the table `challenges`. */
export function createChallengeRepository(db: Kysely<Tables>): ChallengeRepository {
  return {
    async add({ challenge, purpose, expiresAt }, now) {
      await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
      await db.insertInto('challenges').values({ challenge, purpose, expires_at: expiresAt }).execute();
    },

    async take(challenge, purpose, now) {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return taken.numDeletedRows === 1n;
    },
  };
}
