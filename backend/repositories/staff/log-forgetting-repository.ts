import type { Kysely } from 'kysely';
import type { StoredLogEntry } from './log-repository.ts';

/** The ways in which retention and erasure take something out of the log; nothing else may use them. */
export function createLogForgettingRepository(db: Kysely<{ log: StoredLogEntry }>) {
  return {
    /** The ids of all things of a kind of which the log tells. */
    async thingIds(kind: string) {
      const rows = await db.selectFrom('log').select('thingId').distinct().where('kind', '=', kind).execute();
      return rows.map(({ thingId }) => thingId);
    },

    /** Leaves of what was done to a thing only who did what and when; says of how many entries. */
    async forget(kind: string, thingId: string) {
      const result = await db
        .updateTable('log')
        .set({ thingName: '', before: '', after: '' })
        .where('kind', '=', kind)
        .where('thingId', '=', thingId)
        // Its own entry has counts only.
        .where('action', '!=', 'erase')
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    /** Removes the entries from before an ISO time; says how many. */
    async removeOld(before: string) {
      const result = await db.deleteFrom('log').where('at', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
