import type { Kysely } from 'kysely';
import type { StoredLogEntry } from './log-repository.ts';

/** The ways in which retention and erasure take something out of the log; nothing else may use them. */
export function createLogForgettingRepository(db: Kysely<{ log: StoredLogEntry }>) {
  return {
    /** The ids of all entries of a kind of which the log tells. */
    async entryIds(kind: string) {
      const rows = await db.selectFrom('log').select('entryId').distinct().where('kind', '=', kind).execute();
      return rows.map(({ entryId }) => entryId);
    },

    /** What all entries about a kind tell of it, and when each was written, an ISO time; `before` and `after` are JSON or ''. */
    async told(kind: string) {
      return db
        .selectFrom('log')
        .select(['entryId', 'at', 'before', 'after'])
        .where('kind', '=', kind)
        .where((where) => where.or([where('before', '!=', ''), where('after', '!=', '')]))
        .execute();
    },

    /** Leaves of what was done to an entry only who did what and when; says of how many entries of the log. */
    async forget(kind: string, entryId: string) {
      const result = await db
        .updateTable('log')
        .set({ entryName: '', before: '', after: '' })
        .where('kind', '=', kind)
        .where('entryId', '=', entryId)
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
