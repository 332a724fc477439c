import type { Kysely } from 'kysely';
import type { SessionRow, Tables } from '../../database/tables.ts';

/** A device on which someone is signed in; times are ISO times. */
export type StoredSession = {
  tokenHash: string;
  personId: string;
  createdAt: string;
  /** When it was last used; exact to a minute. */
  seenAt: string;
  /** When the person last proved who they are. */
  confirmedAt: string;
  /** What the browser says it is, in words. */
  device: string;
};

/** The devices on which people are signed in. */
export type SessionRepository = {
  find(tokenHash: string): Promise<StoredSession | undefined>;
  /** A person's devices, the one used last first. */
  ofPerson(personId: string): Promise<StoredSession[]>;
  add(session: StoredSession): Promise<void>;
  change(tokenHash: string, change: Partial<Pick<StoredSession, 'seenAt' | 'confirmedAt'>>): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** Signs a person out everywhere. */
  removeOf(personId: string): Promise<void>;
  /** Signs a person out everywhere but there. */
  removeOthersOf(personId: string, tokenHash: string): Promise<void>;
  /** Removes sessions that were last used before a time, and those that began before another one. */
  removeOld(before: { seenAt: string; createdAt: string }): Promise<void>;
};

/** The devices of the table `sessions`. */
export function createSessionRepository(db: Kysely<Tables>): SessionRepository {
  return {
    async find(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && sessionOf(row);
    },

    async ofPerson(personId) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(sessionOf);
    },

    async add(session) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          person_id: session.personId,
          created_at: session.createdAt,
          seen_at: session.seenAt,
          confirmed_at: session.confirmedAt,
          device: session.device,
        })
        .execute();
    },

    async change(tokenHash, { seenAt, confirmedAt }) {
      await db
        .updateTable('sessions')
        .set({
          ...(seenAt !== undefined && { seen_at: seenAt }),
          ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
        })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    async remove(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async removeOf(personId) {
      await db.deleteFrom('sessions').where('person_id', '=', personId).execute();
    },

    async removeOthersOf(personId, tokenHash) {
      await db
        .deleteFrom('sessions')
        .where('person_id', '=', personId)
        .where('token_hash', '!=', tokenHash)
        .execute();
    },

    async removeOld({ seenAt, createdAt }) {
      await db
        .deleteFrom('sessions')
        .where((row) => row.or([row('seen_at', '<', seenAt), row('created_at', '<', createdAt)]))
        .execute();
    },
  };
}

function sessionOf(row: SessionRow): StoredSession {
  return {
    tokenHash: row.token_hash,
    personId: row.person_id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    confirmedAt: row.confirmed_at,
    device: row.device,
  };
}
