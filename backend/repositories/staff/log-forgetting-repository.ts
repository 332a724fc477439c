import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What retention and erasure take out of the log; nothing else may use it. */
export type LogForgettingRepository = {
  /** The ids of all things of a kind of which the log tells. */
  thingIds(kind: string): Promise<string[]>;
  /** Leaves of what was done to a thing only who did what and when; says of how many entries. */
  forget(kind: string, thingId: string): Promise<number>;
  /** Removes the entries from before an ISO time; says how many. */
  removeOld(before: string): Promise<number>;
};

/** What may be taken out of the table `log`. */
export function createLogForgettingRepository(db: Kysely<Tables>): LogForgettingRepository {
  return {
    async thingIds(kind) {
      const rows = await db
        .selectFrom('log')
        .select('thing_id')
        .distinct()
        .where('kind', '=', kind)
        .execute();
      return rows.map(({ thing_id }) => thing_id);
    },

    async forget(kind, thingId) {
      const result = await db
        .updateTable('log')
        .set({ thing_name: '', before: '', after: '' })
        .where('kind', '=', kind)
        .where('thing_id', '=', thingId)
        // Its own entry has counts only.
        .where('action', '!=', 'erase')
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    async removeOld(before) {
      const result = await db.deleteFrom('log').where('at', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
