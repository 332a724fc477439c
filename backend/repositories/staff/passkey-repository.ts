import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { PasskeyRow, Tables } from '../../database/tables.ts';

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

/** The passkeys of people on staff. */
export type PasskeyRepository = {
  find(id: string): Promise<Passkey | undefined>;
  /** A person's passkeys, the oldest first. */
  ofPerson(personId: string): Promise<Passkey[]>;
  countOf(personId: string): Promise<number>;
  /** Adds a passkey; rejects where its id is known. */
  add(passkey: Passkey): Promise<void>;
  /** Notes that a passkey has signed, and returns whether its counter was still the one that it had `before`. */
  use(id: string, counter: { before: number; after: number }, usedAt: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  removeOf(personId: string): Promise<void>;
};

/** The passkeys of the table `passkeys`. */
export function createPasskeyRepository(db: Kysely<Tables>): PasskeyRepository {
  return {
    async find(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyOf(row);
    },

    async ofPerson(personId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(passkeyOf);
    },

    async countOf(personId) {
      const { count } = await db
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async add(passkey) {
      await db
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          person_id: passkey.personId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: JSON.stringify(passkey.transports),
          device: passkey.device,
          created_at: passkey.createdAt,
          used_at: passkey.usedAt,
        })
        .execute();
    },

    async use(id, { before, after }, usedAt) {
      const used = await db
        .updateTable('passkeys')
        .set({ counter: after, used_at: usedAt })
        .where('id', '=', id)
        .where('counter', '=', before)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n;
    },

    async remove(id) {
      await db.deleteFrom('passkeys').where('id', '=', id).execute();
    },

    async removeOf(personId) {
      await db.deleteFrom('passkeys').where('person_id', '=', personId).execute();
    },
  };
}

const transportsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

function passkeyOf(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    personId: row.person_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: v.parse(transportsSchema, row.transports),
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
