import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables, TextOverrideRow, TextVersionRow } from '../database/tables.ts';
import { writeRevised } from '../database/transactions.ts';

/**
 * A value that staff wrote in place of a text of the files; `null` leaves the text out. `changedAt` is an ISO time.
 * `sourceHash` is the hash of the English text that it was translated from, '' for what is no translation. `original` is what
 * the files said when staff wrote it; undefined where that is not known.
 */
export type TextOverride = {
  id: string;
  value: unknown;
  sourceHash: string;
  original?: unknown;
  changedAt: string;
  changedBy: string;
};

/**
 * The value that a text had from a time on, until its next version; `null` is a text that is left out. `since` is an ISO
 * time, '' for what the files said when staff first changed it. `sourceHash` is that of a `TextOverride`.
 */
export type TextVersion = {
  id: string;
  textId: string;
  value: unknown;
  sourceHash: string;
  since: string;
  by: string;
};

/** The texts that staff have changed, and what they were before. */
export function createTextRepository(db: Kysely<Tables>) {
  return {
    /** All changed texts, by id. */
    async all() {
      const rows = await db.selectFrom('text_overrides').selectAll().orderBy('id').execute();
      return rows.map(overrideOf);
    },

    async find(id: string) {
      const row = await db.selectFrom('text_overrides').selectAll().where('id', '=', id).executeTakeFirst();
      return row && overrideOf(row);
    },

    /** Changes a text, or adds it to the changed ones. */
    async save({ id, value, sourceHash, original, changedAt, changedBy }: TextOverride) {
      const changing = {
        value: JSON.stringify(value),
        source_hash: sourceHash,
        original: original === undefined ? '' : JSON.stringify(original),
        changed_at: changedAt,
        changed_by: changedBy,
      };
      await writeRevised(db, 'text_overrides', (transaction) =>
        transaction
          .insertInto('text_overrides')
          .values({ id, ...changing })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
          .execute(),
      );
    },

    /** Lets texts be those of the files again; one that is not changed is no error. */
    async remove(ids: readonly string[]) {
      if (ids.length === 0) return;
      await writeRevised(db, 'text_overrides', (transaction) =>
        transaction
          .deleteFrom('text_overrides')
          .where('id', 'in', [...ids])
          .execute(),
      );
    },

    /** All versions of a text, the newest first. */
    async versions(textId: string) {
      const rows = await db
        .selectFrom('text_versions')
        .selectAll()
        .where('text_id', '=', textId)
        .orderBy('since', 'desc')
        .execute();
      return rows.map(versionOf);
    },

    async addVersion({ textId, value, sourceHash, since, by }: Omit<TextVersion, 'id'>) {
      await db
        .insertInto('text_versions')
        .values({
          id: randomUUID(),
          text_id: textId,
          value: JSON.stringify(value),
          source_hash: sourceHash,
          since,
          by,
        })
        .execute();
    },

    /** Removes versions by their ids. */
    async removeVersions(ids: readonly string[]) {
      if (ids.length > 0) await db.deleteFrom('text_versions').where('id', 'in', ids).execute();
    },

    /** The texts that have versions. */
    async versionedIds(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('text_versions').select('text_id').distinct().execute();
      return new Set(rows.map((row) => row.text_id));
    },

    /** Lets the transaction that calls it be the only one that changes texts until it ends. */
    async lock() {
      // Every change of a text writes this row first.
      await db
        .updateTable('revisions')
        .set((row) => ({ value: row.ref('value') }))
        .where('name', '=', 'text_overrides')
        .execute();
    },
  };
}

function overrideOf({
  id,
  value,
  source_hash,
  original,
  changed_at,
  changed_by,
}: TextOverrideRow): TextOverride {
  return {
    id,
    value: JSON.parse(value) as unknown,
    sourceHash: source_hash,
    original: original === '' ? undefined : (JSON.parse(original) as unknown),
    changedAt: changed_at,
    changedBy: changed_by,
  };
}

function versionOf({ id, text_id, value, source_hash, since, by }: TextVersionRow): TextVersion {
  return { id, textId: text_id, value: JSON.parse(value) as unknown, sourceHash: source_hash, since, by };
}
