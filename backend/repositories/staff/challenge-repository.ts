import type { Kysely } from 'kysely';

/**
 * A random value that a browser has to sign, or the hash of one that opens an application; `purpose` says for what, and
 * `expiresAt` is an ISO time.
 */
export type Challenge = { challenge: string; purpose: string; expiresAt: string };

/** The random values that were sent to browsers and are awaited back. */
export function createChallengeRepository(db: Kysely<{ challenges: Challenge }>) {
  return {
    /** Keeps a challenge, and forgets those that have expired by `now`, an ISO time. */
    async add(challenge: Challenge, now: string) {
      await db.deleteFrom('challenges').where('expiresAt', '<=', now).execute();
      await db.insertInto('challenges').values(challenge).execute();
    },

    /** Takes a challenge out, and returns whether it was there for that purpose and has not expired: each is used once. */
    async take(challenge: string, purpose: string, now: string) {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return taken.numDeletedRows === 1n;
    },

    /** The purpose of a challenge, which may be used again; undefined where there is none or it has expired by `now`. */
    async purposeOf(challenge: string, now: string) {
      const row = await db
        .selectFrom('challenges')
        .select('purpose')
        .where('challenge', '=', challenge)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row?.purpose;
    },

    /** Removes all challenges of a purpose, but for the one that is named. */
    async removeOf(purpose: string, { except = '' } = {}) {
      await db
        .deleteFrom('challenges')
        .where('purpose', '=', purpose)
        .where('challenge', '!=', except)
        .execute();
    },
  };
}
