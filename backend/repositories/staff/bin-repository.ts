import type { Kysely } from 'kysely';
import type { BinRow, Tables } from '../../database/tables.ts';

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
  find(id: string): Promise<BinnedThing | undefined>;
  add(thing: BinnedThing): Promise<void>;
  /** Takes a thing out and returns whether it was there: of two requests only one can restore it. */
  remove(id: string): Promise<boolean>;
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
  };
}

function thingOf({ thing_id, deleted_at, deleted_by, ...same }: BinRow): BinnedThing {
  return { ...same, thingId: thing_id, deletedAt: deleted_at, deletedBy: deleted_by };
}
