import type { Kysely } from 'kysely';

/** A device on which someone is signed in; times are ISO times. */
export type StoredSession = {
  tokenHash: string;
  personId: string;
  createdAt: string;
  /** When it was last used; exact to a minute. */
  seenAt: string;
  /** When the person last proved who they are. */
  confirmedAt: string;
  /** The browser's name for it, in words. */
  device: string;
};

/** The devices on which people are signed in. */
export function createSessionRepository(db: Kysely<{ sessions: StoredSession }>) {
  return {
    async find(tokenHash: string): Promise<StoredSession | undefined> {
      return db.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
    },

    /** A person's devices, the one used last first. */
    async ofPerson(personId: string): Promise<StoredSession[]> {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('personId', '=', personId)
        .orderBy('seenAt', 'desc')
        .execute();
    },

    async add(session: StoredSession) {
      await db.insertInto('sessions').values(session).execute();
    },

    async change(tokenHash: string, change: Partial<Pick<StoredSession, 'seenAt' | 'confirmedAt'>>) {
      await db.updateTable('sessions').set(change).where('tokenHash', '=', tokenHash).execute();
    },

    async remove(tokenHash: string) {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    /** Signs a person out everywhere. */
    async removeOf(personId: string) {
      await db.deleteFrom('sessions').where('personId', '=', personId).execute();
    },

    /** Signs a person out everywhere but there. */
    async removeOthersOf(personId: string, tokenHash: string) {
      await db
        .deleteFrom('sessions')
        .where('personId', '=', personId)
        .where('tokenHash', '!=', tokenHash)
        .execute();
    },

    /** Removes sessions that were last used before a time, and those that began before another one. */
    async removeOld({ seenAt, createdAt }: Pick<StoredSession, 'seenAt' | 'createdAt'>) {
      await db
        .deleteFrom('sessions')
        .where((row) => row.or([row('seenAt', '<', seenAt), row('createdAt', '<', createdAt)]))
        .execute();
    },
  };
}
