import type { Kysely } from 'kysely';

/** An entry as it is typed and not published; `data` is JSON of whoever wrote it, `changedAt` an ISO time. */
export type StoredDraft = {
  kind: string;
  entryId: string;
  data: string;
  changedAt: string;
  changedBy: string;
};

/** A row of the table `drafts`; its id is `kind:entryId`. */
export type DraftRow = StoredDraft & { id: string };

/** The drafts that staff have saved. */
export function createDraftRepository(db: Kysely<{ drafts: DraftRow }>) {
  const drafts = db.selectFrom('drafts').select(['kind', 'entryId', 'data', 'changedAt', 'changedBy']);
  return {
    /** The drafts of a kind, or of all kinds, the newest first. */
    async all(kind?: string): Promise<StoredDraft[]> {
      const query = drafts.orderBy('changedAt', 'desc').orderBy('id');
      return (kind === undefined ? query : query.where('kind', '=', kind)).execute();
    },

    /** How many drafts there are of each kind that has any. */
    async counts(): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom('drafts')
        .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('kind')
        .execute();
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    },

    async find(kind: string, entryId: string): Promise<StoredDraft | undefined> {
      return drafts.where('id', '=', draftId(kind, entryId)).executeTakeFirst();
    },

    /** Adds a draft, or replaces the entry's own. */
    async save({ kind, entryId, ...changing }: StoredDraft) {
      await db
        .insertInto('drafts')
        .values({ id: draftId(kind, entryId), kind, entryId, ...changing })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .execute();
    },

    /** Removes a draft; one that isn't there is no error. */
    async remove(kind: string, entryId: string) {
      await db.deleteFrom('drafts').where('id', '=', draftId(kind, entryId)).execute();
    },
  };
}

function draftId(kind: string, entryId: string): string {
  return `${kind}:${entryId}`;
}
