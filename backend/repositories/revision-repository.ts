import type { Kysely } from 'kysely';
import type { RevisedTable, Tables } from '../database/tables.ts';

/** The revisions, by which a process sees cheaply whether the data that it shows has changed. */
export function createRevisionRepository(db: Kysely<Tables>) {
  return {
    /**
     * A text that differs after every write to products, home products or students.
     * @example await revisions.current() // 'home_products:1 products:4 students:2'
     */
    async current() {
      const rows = await db.selectFrom('revisions').select(['name', 'value']).orderBy('name').execute();
      return rows.map(({ name, value }) => `${name}:${value}`).join(' ');
    },
    /** Whether nothing was ever written to that collection; one that was emptied is not new. */
    async isNew(name: RevisedTable) {
      const row = await db
        .selectFrom('revisions')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined || row.value === 0;
    },
  };
}
