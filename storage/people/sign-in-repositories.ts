import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { KEY_MINUTES } from '../../domain/hostel/own-application.ts';
import { ROLES, type Role } from '../../domain/people/person.ts';
import { latestCredible } from '../../domain/values/in-future.ts';

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

    /** Takes a challenge out, and returns whether it was there for that purpose and is good at `now`: each is used once. */
    async take(challenge: string, purpose: string, now: string) {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expiresAt', '>', now)
        .where('expiresAt', '<=', latestExpiry(now))
        .executeTakeFirst();
      return taken.numDeletedRows === 1n;
    },

    /** The purpose of a challenge, which may be used again; undefined where there is none that is good at `now`. */
    async purposeOf(challenge: string, now: string) {
      const row = await db
        .selectFrom('challenges')
        .select('purpose')
        .where('challenge', '=', challenge)
        .where('expiresAt', '>', now)
        .where('expiresAt', '<=', latestExpiry(now))
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

// None is good for longer than a family's key: one that expires later was added while the clock was ahead.
function latestExpiry(now: string): string {
  return latestCredible(new Date(Date.parse(now) + KEY_MINUTES * 60_000));
}

/** A link by which someone joins the staff, or by which `personId` sets up sign-in again; times are ISO times. */
export type Invitation = {
  tokenHash: string;
  /** '' for the first owner, who writes it. */
  name: string;
  role: Role;
  /** Whose sign-in the link resets; '' for someone new. */
  personId: string;
  createdAt: string;
  expiresAt: string;
  /** '' while nobody has used it. */
  usedAt: string;
  /** Who on staff made it; '' for the command line. */
  madeBy: string;
};

/** A row of the table `invitations`. */
export type InvitationRow = Omit<Invitation, 'role'> & { role: string };

/** The links by which people join the staff. A row whose role is none is refused with a ValiError. */
export function createInvitationRepository(db: Kysely<{ invitations: InvitationRow }>) {
  return {
    /** Links that were made and not removed, the newest first. */
    async all() {
      const rows = await db.selectFrom('invitations').selectAll().orderBy('createdAt', 'desc').execute();
      return rows.map(invitationOf);
    },

    async find(tokenHash: string) {
      const row = await db
        .selectFrom('invitations')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      return row && invitationOf(row);
    },

    async add(invitation: Invitation) {
      await db.insertInto('invitations').values(invitation).execute();
    },

    /** Marks a link as used at an ISO time and returns whether it was unused: of two requests only one can use it. */
    async use(tokenHash: string, usedAt: string) {
      const result = await db
        .updateTable('invitations')
        .set({ usedAt })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', '=', '')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async remove(tokenHash: string) {
      await db.deleteFrom('invitations').where('tokenHash', '=', tokenHash).execute();
    },

    /** Removes the links of someone on staff. */
    async removeOf(personId: string) {
      await db.deleteFrom('invitations').where('personId', '=', personId).execute();
    },

    /** Removes the links that someone on staff has made. */
    async removeMadeBy(personId: string) {
      await db.deleteFrom('invitations').where('madeBy', '=', personId).execute();
    },

    /** Removes links that can't be used any more: used ones, and those that expired before an ISO time. */
    async removeOver(expiredBefore: string) {
      await db
        .deleteFrom('invitations')
        .where((row) => row.or([row('usedAt', '!=', ''), row('expiresAt', '<=', expiredBefore)]))
        .execute();
    },
  };
}

function invitationOf(row: InvitationRow): Invitation {
  return { ...row, role: v.parse(v.picklist(ROLES), row.role) };
}

/** A passkey of someone on staff; its id is the credential's, the key is base64url, times are ISO times. */
export type Passkey = {
  id: string;
  personId: string;
  publicKey: string;
  /** How often it has signed, where its authenticator counts; else 0. */
  counter: number;
  /** How a browser reaches it, in WebAuthn's words. */
  transports: readonly string[];
  /** The device on which it was made, in words. */
  device: string;
  createdAt: string;
  /** '' while it was never used to sign in. */
  usedAt: string;
};

/** A row of the table `passkeys`; the transports are JSON. */
export type PasskeyRow = Omit<Passkey, 'transports'> & { transports: string };

/** The passkeys of people on staff. */
export function createPasskeyRepository(db: Kysely<{ passkeys: PasskeyRow }>) {
  return {
    async find(id: string) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyOf(row);
    },

    /** A person's passkeys, the oldest first. */
    async ofPerson(personId: string) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('personId', '=', personId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return rows.map(passkeyOf);
    },

    async countOf(personId: string) {
      const { count } = await db
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('personId', '=', personId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds a passkey; rejects where its id is known. */
    async add(passkey: Passkey) {
      await db
        .insertInto('passkeys')
        .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
        .execute();
    },

    /** Notes that a passkey has signed, and returns whether its counter was still the one that it had `before`. */
    async use(id: string, { before, after }: { before: number; after: number }, usedAt: string) {
      const used = await db
        .updateTable('passkeys')
        .set({ counter: after, usedAt })
        .where('id', '=', id)
        .where('counter', '=', before)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n;
    },

    async remove(id: string) {
      await db.deleteFrom('passkeys').where('id', '=', id).execute();
    },

    async removeOf(personId: string) {
      await db.deleteFrom('passkeys').where('personId', '=', personId).execute();
    },
  };
}

const transportsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

function passkeyOf(row: PasskeyRow): Passkey {
  return { ...row, transports: v.parse(transportsSchema, row.transports) };
}

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
