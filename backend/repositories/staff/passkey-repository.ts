import type { Kysely } from 'kysely';
import * as v from 'valibot';

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
