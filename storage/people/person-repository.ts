import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Person, personKey, personSchema } from '../../domain/people/person.ts';
import { type ReportRow, readableRows } from '../database/readable-rows.ts';

/** How someone signs in without a passkey: an argon2id hash, a secret of RFC 6238, hashes of unused recovery codes. */
export type SignInSecrets = {
  passwordHash: string;
  totpSecret: string;
  /** The time step of the last code that was used; 0 for none. */
  totpStep: number;
  recoveryCodes: readonly string[];
};

/** A row of the table `people`; secrets that are not set yet are ''. Lists are JSON, yes and no are 1 and 0. */
export type PersonRow = Omit<Person, 'role' | 'wantsMail'> &
  Omit<SignInSecrets, 'recoveryCodes'> & {
    /** The name as people may type it, for finding it. */
    nameKey: string;
    role: string;
    wantsMail: number;
    recoveryCodes: string;
  };

const noSecrets: SignInSecrets = { passwordHash: '', totpSecret: '', totpStep: 0, recoveryCodes: [] };

/** The people on staff; a row that can't be read is reported and left out. */
export function createPersonRepository(db: Kysely<{ people: PersonRow }>, report: ReportRow) {
  const readable = (rows: PersonRow[]): Person[] =>
    readableRows(rows, (row) => v.parse(personSchema, { ...row, wantsMail: row.wantsMail === 1 }), {
      nameOf: (row) => `the person ${row.id}`,
      report,
    });

  return {
    /** All people, by name. */
    async all() {
      return readable(await db.selectFrom('people').selectAll().orderBy('nameKey').execute());
    },

    async find(id: string) {
      return readable(await db.selectFrom('people').selectAll().where('id', '=', id).execute())[0];
    },

    /** The person whom a typed name means, however it is capitalised and spaced. */
    async findByName(name: string) {
      const rows = await db.selectFrom('people').selectAll().where('nameKey', '=', personKey(name)).execute();
      return readable(rows)[0];
    },

    async count() {
      const { count } = await db
        .selectFrom('people')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds a person, or changes the one with that id; rejects where someone else has the name. */
    async save({ id, createdAt, ...person }: Person) {
      const changing = { ...person, nameKey: personKey(person.name), wantsMail: person.wantsMail ? 1 : 0 };
      await db
        .insertInto('people')
        .values({ id, createdAt, ...changing, ...noSecrets, recoveryCodes: '[]' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .execute();
    },

    async remove(id: string) {
      await db.deleteFrom('people').where('id', '=', id).execute();
    },

    /** The secrets of a person; all empty where they have none. */
    async secrets(id: string): Promise<SignInSecrets> {
      const row = await db
        .selectFrom('people')
        .select(['passwordHash', 'totpSecret', 'totpStep', 'recoveryCodes'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { ...row, recoveryCodes: v.parse(recoveryCodesSchema, row.recoveryCodes) } : noSecrets;
    },

    async saveSecrets(id: string, secrets: SignInSecrets) {
      await db
        .updateTable('people')
        .set({ ...secrets, recoveryCodes: JSON.stringify(secrets.recoveryCodes) })
        .where('id', '=', id)
        .execute();
    },

    /** Marks a code's time step as used and returns whether it was newer than the last one: two requests can't both use it. */
    async useTotpStep(id: string, step: number) {
      const result = await db
        .updateTable('people')
        .set({ totpStep: step })
        .where('id', '=', id)
        .where('totpStep', '<', step)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Removes a stored recovery code and returns whether it was there: two requests can't both use one. */
    async useRecoveryCode(id: string, stored: string) {
      const row = await db
        .selectFrom('people')
        .select('recoveryCodes')
        .where('id', '=', id)
        .executeTakeFirst();
      const codes = row ? v.parse(recoveryCodesSchema, row.recoveryCodes) : [];
      if (!row || !codes.includes(stored)) return false;
      const left = JSON.stringify(codes.filter((each) => each !== stored));
      const result = await db
        .updateTable('people')
        .set({ recoveryCodes: left })
        .where('id', '=', id)
        // Unchanged since it was read.
        .where('recoveryCodes', '=', row.recoveryCodes)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Makes other transactions that hold or change a person wait until this one ends; false where nobody has the id. */
    async hold(id: string) {
      const held = await db
        .updateTable('people')
        .set((row) => ({ role: row.ref('role') }))
        .where('id', '=', id)
        .executeTakeFirst();
      return held.numUpdatedRows === 1n;
    },

    /** Holds all owners, and gives their ids. */
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
