import type { Kysely } from 'kysely';

/** A row of the table `statuses`; its value is JSON. */
export type StatusRow = { name: string; value: string };

/** The values that the site remembers of itself from one day to the next, such as its last backup. */
export function createKeyValueRepository(db: Kysely<{ statuses: StatusRow }>) {
  return {
    /** The JSON text that was written under that name. */
    async read(name: string) {
      const row = await db.selectFrom('statuses').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    async write(name: string, json: string) {
      await db
        .insertInto('statuses')
        .values({ name, value: json })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
        .execute();
    },

    /** Writes only where `from` is still what is there (undefined for nothing), and returns whether it was: one of several processes wins. */
    async replace(name: string, from: string | undefined, json: string) {
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

    async remove(name: string) {
      await db.deleteFrom('statuses').where('name', '=', name).execute();
    },
  };
}
