import type { Migration } from 'kysely/migration';

type LogTable = { log: { id: string; action: string; kind: string; after: string } };

/**
 * Takes the words that were searched, which are often a name, out of the log's entries of exports: they say whether words were
 * searched, as those that are written since. Doing it again changes nothing.
 */
export const searchedWords: Migration = {
  async up(db) {
    const log = db.withTables<LogTable>();
    const exports = await log
      .selectFrom('log')
      .select(['id', 'after'])
      .where('action', '=', 'export')
      .where('kind', 'in', ['application', 'student'])
      .where('after', 'like', '%"words"%')
      .execute();
    for (const { id, after } of exports)
      await log
        .updateTable('log')
        .set({ after: withoutWords(after) })
        .where('id', '=', id)
        .execute();
  },
};

function withoutWords(after: string): string {
  const whole = parsed(after);
  // Nobody can tell what else it holds.
  if (whole === undefined) return '';
  if (!isRecord(whole) || !isRecord(whole['filter'])) return after;
  const { words = '', ...narrowed } = whole['filter'];
  return JSON.stringify({ ...whole, filter: { ...narrowed, searched: words !== '' } });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
