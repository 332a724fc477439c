import type { Kysely } from 'kysely';
import type { DraftRow, Tables } from '../../database/tables.ts';

/** What is typed of a thing and not published; `data` is JSON of whoever wrote it, `changedAt` an ISO time. */
export type StoredDraft = {
  kind: string;
  thingId: string;
  data: string;
  changedAt: string;
  changedBy: string;
};

/** The drafts that staff have saved. */
export type DraftRepository = {
  /** The drafts of a kind, or of all kinds, the newest first. */
  all(kind?: string): Promise<StoredDraft[]>;
  /** How many drafts there are of each kind that has any. */
  counts(): Promise<Record<string, number>>;
  find(kind: string, thingId: string): Promise<StoredDraft | undefined>;
  save(draft: StoredDraft): Promise<void>;
  /** Removes a draft; one that isn't there is no error. */
  remove(kind: string, thingId: string): Promise<void>;
};

/** The drafts of the table `drafts`. */
export function createDraftRepository(db: Kysely<Tables>): DraftRepository {
  return {
    async all(kind) {
      let query = db.selectFrom('drafts').selectAll().orderBy('changed_at', 'desc').orderBy('id');
      if (kind !== undefined) query = query.where('kind', '=', kind);
      return (await query.execute()).map(draftOf);
    },

    async counts() {
      const rows = await db
        .selectFrom('drafts')
        .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('kind')
        .execute();
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    },

    async find(kind, thingId) {
      const row = await db
        .selectFrom('drafts')
        .selectAll()
        .where('id', '=', draftId(kind, thingId))
        .executeTakeFirst();
      return row && draftOf(row);
    },

    async save({ kind, thingId, data, changedAt, changedBy }) {
      const changing = { data, changed_at: changedAt, changed_by: changedBy };
      await db
        .insertInto('drafts')
        .values({ id: draftId(kind, thingId), kind, thing_id: thingId, ...changing })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .execute();
    },

    async remove(kind, thingId) {
      await db.deleteFrom('drafts').where('id', '=', draftId(kind, thingId)).execute();
    },
  };
}

function draftId(kind: string, thingId: string): string {
  return `${kind}:${thingId}`;
}

function draftOf({ kind, thing_id, data, changed_at, changed_by }: DraftRow): StoredDraft {
  return { kind, thingId: thing_id, data, changedAt: changed_at, changedBy: changed_by };
}
