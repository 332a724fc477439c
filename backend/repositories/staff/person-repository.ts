import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Person, personKey, personSchema, ROLES } from '../../../domain/person.ts';
import type { PersonRow, Tables } from '../../database/tables.ts';
import { readableRows, type ReportRow } from '../readable-rows.ts';

/** How someone signs in without a passkey: an argon2id hash, a secret of RFC 6238, hashes of unused recovery codes. */
export type SignInSecrets = {
  passwordHash: string;
  totpSecret: string;
  /** The time step of the last code that was used; 0 for none. */
  totpStep: number;
  recoveryCodes: readonly string[];
};

/** The people on staff. */
export type PersonRepository = {
  /** All people, by name. */
  all(): Promise<Person[]>;
  find(id: string): Promise<Person | undefined>;
  /** The person whom a typed name means, however it is capitalised and spaced. */
  findByName(name: string): Promise<Person | undefined>;
  count(): Promise<number>;
  /** Adds a person, or changes the one with that id; rejects where someone else has the name. */
  save(person: Person): Promise<void>;
  remove(id: string): Promise<void>;
  /** The secrets of a person; all empty where they have none. */
  secrets(id: string): Promise<SignInSecrets>;
  saveSecrets(id: string, secrets: SignInSecrets): Promise<void>;
  /** Marks a code's time step as used and returns whether it was newer than the last one: two requests can't both use it. */
  useTotpStep(id: string, step: number): Promise<boolean>;
  /** Removes a stored recovery code and returns whether it was there: two requests can't both use one. */
  useRecoveryCode(id: string, stored: string): Promise<boolean>;
  /** Makes other transactions that hold or change a person wait until this one ends; false where nobody has the id. */
  hold(id: string): Promise<boolean>;
  /** Holds all owners, and gives their ids. */
  holdOwners(): Promise<string[]>;
};

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    role: v.picklist(ROLES),
    email: v.string(),
    wants_mail: v.number(),
    created_at: v.string(),
  }),
  v.transform(({ wants_mail, created_at, ...same }) => ({
    ...same,
    wantsMail: wants_mail === 1,
    createdAt: created_at,
  })),
);

const noSecrets: SignInSecrets = { passwordHash: '', totpSecret: '', totpStep: 0, recoveryCodes: [] };

/** The people of the table `people`. */
export function createPersonRepository(db: Kysely<Tables>, report: ReportRow): PersonRepository {
  const readable = (rows: PersonRow[]): Person[] =>
    readableRows(rows, (row) => v.parse(personSchema, v.parse(rowSchema, row)), {
      nameOf: (row) => `the person ${row.id}`,
      report,
    });

  return {
    async all() {
      return readable(await db.selectFrom('people').selectAll().orderBy('name_key').execute());
    },

    async find(id) {
      return readable(await db.selectFrom('people').selectAll().where('id', '=', id).execute())[0];
    },

    async findByName(name) {
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where('name_key', '=', personKey(name))
        .execute();
      return readable(rows)[0];
    },

    async count() {
      const { count } = await db
        .selectFrom('people')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async save(person) {
      const changing = {
        name: person.name,
        name_key: personKey(person.name),
        role: person.role,
        email: person.email,
        wants_mail: person.wantsMail ? 1 : 0,
      };
      const secrets = { password_hash: '', totp_secret: '', totp_step: 0, recovery_codes: '[]' };
      await db
        .insertInto('people')
        .values({ id: person.id, created_at: person.createdAt, ...changing, ...secrets })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .execute();
    },

    async remove(id) {
      await db.deleteFrom('people').where('id', '=', id).execute();
    },

    async secrets(id) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return noSecrets;
      return {
        passwordHash: row.password_hash,
        totpSecret: row.totp_secret,
        totpStep: row.totp_step,
        recoveryCodes: v.parse(recoveryCodesSchema, row.recovery_codes),
      };
    },

    async saveSecrets(id, secrets) {
      await db
        .updateTable('people')
        .set({
          password_hash: secrets.passwordHash,
          totp_secret: secrets.totpSecret,
          totp_step: secrets.totpStep,
          recovery_codes: JSON.stringify(secrets.recoveryCodes),
        })
        .where('id', '=', id)
        .execute();
    },

    async useTotpStep(id, step) {
      const result = await db
        .updateTable('people')
        .set({ totp_step: step })
        .where('id', '=', id)
        .where('totp_step', '<', step)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async useRecoveryCode(id, stored) {
      const row = await db
        .selectFrom('people')
        .select('recovery_codes')
        .where('id', '=', id)
        .executeTakeFirst();
      const codes = row ? v.parse(recoveryCodesSchema, row.recovery_codes) : [];
      if (!row || !codes.includes(stored)) return false;
      const left = JSON.stringify(codes.filter((each) => each !== stored));
      const result = await db
        .updateTable('people')
        .set({ recovery_codes: left })
        .where('id', '=', id)
        // Unchanged since it was read.
        .where('recovery_codes', '=', row.recovery_codes)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async hold(id) {
      const held = await db
        .updateTable('people')
        .set((row) => ({ role: row.ref('role') }))
        .where('id', '=', id)
        .executeTakeFirst();
      return held.numUpdatedRows === 1n;
    },

    async holdOwners() {
      const held = await db
        .updateTable('people')
        .set((row) => ({ role: row.ref('role') }))
        .where('role', '=', 'owner')
        .returning('id')
        .execute();
      return held.map(({ id }) => id);
    },
  };
}

const recoveryCodesSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);
