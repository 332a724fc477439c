import type { Kysely } from 'kysely';
import type { BinRow, Tables } from '../../database/tables.ts';
import { countRows } from '../count-rows.ts';

/** A thing in the bin: `data` is the JSON that puts it back; `deletedAt` is an ISO time. */
export type BinnedThing = {
  id: string;
  kind: string;
  thingId: string;
  name: string;
  data: string;
  deletedAt: string;
  deletedBy: string;
};

/** What was deleted and can be put back. */
export type BinRepository = {
  /** All that is in the bin, the newest first. */
  all(): Promise<BinnedThing[]>;
  /** Some of what is in the bin, the newest first, without what puts it back. */
  page(range: { offset: number; limit: number }): Promise<Omit<BinnedThing, 'data'>[]>;
  count(): Promise<number>;
  find(id: string): Promise<BinnedThing | undefined>;
  add(thing: BinnedThing): Promise<void>;
  /** Takes a thing out and returns whether it was there: of two requests only one can restore it. */
  remove(id: string): Promise<boolean>;
  /** Removes a thing for good, however often it was deleted; says how often. */
  removeThing(kind: string, thingId: string): Promise<number>;
  /** Removes for good what was deleted before an ISO time; says how many things of each kind. */
  removeOld(deletedBefore: string): Promise<Record<string, number>>;
};

/** The bin of the table `bin`. */
export function createBinRepository(db: Kysely<Tables>): BinRepository {
  return {
    async all() {
      const rows = await db
        .selectFrom('bin')
        .selectAll()
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(thingOf);
    },

    async page({ offset, limit }) {
      const rows = await db
        .selectFrom('bin')
        .select(['id', 'kind', 'thing_id', 'name', 'deleted_at', 'deleted_by'])
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const { data: _, ...thing } = thingOf({ ...row, data: '' });
        return thing;
      });
    },

    count: () => countRows(db, 'bin'),

    async find(id) {
      const row = await db.selectFrom('bin').selectAll().where('id', '=', id).executeTakeFirst();
      return row && thingOf(row);
    },

    async add({ id, kind, thingId, name, data, deletedAt, deletedBy }) {
      await db
        .insertInto('bin')
        .values({ id, kind, thing_id: thingId, name, data, deleted_at: deletedAt, deleted_by: deletedBy })
        .execute();
    },

    async remove(id) {
      const result = await db.deleteFrom('bin').where('id', '=', id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async removeThing(kind, thingId) {
      const result = await db
        .deleteFrom('bin')
        .where('kind', '=', kind)
        .where('thing_id', '=', thingId)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    async removeOld(deletedBefore) {
      const removed = await db
        .deleteFrom('bin')
        .where('deleted_at', '<', deletedBefore)
        .returning('kind')
        .execute();
      const counts: Record<string, number> = {};
      for (const { kind } of removed) counts[kind] = (counts[kind] ?? 0) + 1;
      return counts;
    },
  };
}

function thingOf({ thing_id, deleted_at, deleted_by, ...same }: BinRow): BinnedThing {
  return { ...same, thingId: thing_id, deletedAt: deleted_at, deletedBy: deleted_by };
}
