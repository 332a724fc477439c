import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What the site remembers of itself from one day to the next. */
export type KeyValueRepository = {
  /** The JSON text that was written under that name. */
  read(name: string): Promise<string | undefined>;
  write(name: string, json: string): Promise<void>;
  /** Writes only where `from` is still what is there (undefined for nothing), and returns whether it was: one of several processes wins. */
  replace(name: string, from: string | undefined, json: string): Promise<boolean>;
  remove(name: string): Promise<void>;
};

/** The values of the table `statuses`. */
export function createKeyValueRepository(db: Kysely<Tables>): KeyValueRepository {
  return {
    async read(name) {
      const row = await db.selectFrom('statuses').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    async write(name, json) {
      await db
        .insertInto('statuses')
        .values({ name, value: json })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
        .execute();
    },

    async replace(name, from, json) {
      if (from === undefined) {
        const added = await db
          .insertInto('statuses')
          .values({ name, value: json })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return added.numInsertedOrUpdatedRows === 1n;
      }
      const changed = await db
        .updateTable('statuses')
        .set({ value: json })
        .where('name', '=', name)
        .where('value', '=', from)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async remove(name) {
      await db.deleteFrom('statuses').where('name', '=', name).execute();
    },
  };
}
