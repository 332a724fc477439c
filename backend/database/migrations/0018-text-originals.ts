import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds to a text that staff changed what the files said when they changed it, as JSON; '' where that is not known. Of those
 * changed until now the first version has it.
 */
export const textOriginals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('text_overrides')
      .addColumn('original', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`
      update text_overrides set original = coalesce((
        select min(text_versions.value) from text_versions
        where text_versions.text_id = text_overrides.id and text_versions.since = ''
      ), '')
    `.execute(db);
  },
};
