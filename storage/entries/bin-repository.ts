import type { Kysely } from 'kysely';

/** An entry in the bin: `data` is the JSON that puts it back; `deletedAt` is an ISO time. */
export type BinnedEntry = {
  id: string;
  kind: string;
  entryId: string;
  name: string;
  data: string;
  deletedAt: string;
  deletedBy: string;
};

/** The entries that were deleted and can be put back. */
export function createBinRepository(db: Kysely<{ bin: BinnedEntry }>) {
  return {
    /** What is in the bin of a kind, or of all kinds, the newest first. */
    async all(kind?: string): Promise<BinnedEntry[]> {
      const query = db.selectFrom('bin').selectAll().orderBy('deletedAt', 'desc').orderBy('id');
      return (kind === undefined ? query : query.where('kind', '=', kind)).execute();
    },

    /** Some of what is in the bin, the newest first, without what puts it back. */
    async page({ offset, limit }: { offset: number; limit: number }): Promise<Omit<BinnedEntry, 'data'>[]> {
      return db
        .selectFrom('bin')
        .select(['id', 'kind', 'entryId', 'name', 'deletedAt', 'deletedBy'])
        .orderBy('deletedAt', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
    },

    async count() {
      const { count } = await db
        .selectFrom('bin')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Whether an entry is in the bin. */
    async has(kind: string, entryId: string) {
      const row = await db
        .selectFrom('bin')
        .select('id')
        .where('kind', '=', kind)
        .where('entryId', '=', entryId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(id: string): Promise<BinnedEntry | undefined> {
      return db.selectFrom('bin').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async add(entry: BinnedEntry) {
      await db.insertInto('bin').values(entry).execute();
    },

    /** Changes what puts an entry back. */
    async change(id: string, data: string) {
      await db.updateTable('bin').set({ data }).where('id', '=', id).execute();
    },

    /** Takes an entry out and returns whether it was there: of two requests only one can restore it. */
    async remove(id: string) {
      const result = await db.deleteFrom('bin').where('id', '=', id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    /** Removes an entry for good, however often it was deleted; says how often. */
    async removeEntry(kind: string, entryId: string) {
      const result = await db
        .deleteFrom('bin')
        .where('kind', '=', kind)
        .where('entryId', '=', entryId)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** Dates what was deleted after the ISO time `latest`, which a clock that was ahead wrote, as deleted `now`. */
    async redate(latest: string, now: string) {
      await db.updateTable('bin').set({ deletedAt: now }).where('deletedAt', '>', latest).execute();
    },

    /** Removes for good what was deleted before an ISO time; says of what. */
    async removeOld(deletedBefore: string): Promise<Pick<BinnedEntry, 'kind' | 'entryId'>[]> {
      return db
        .deleteFrom('bin')
        .where('deletedAt', '<', deletedBefore)
        .returning(['kind', 'entryId'])
        .execute();
    },
  };
}
