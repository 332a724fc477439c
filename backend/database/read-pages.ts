import type { Kysely } from 'kysely';
import { type AnyRow, type KeptTable, keyOfTable, type Tables } from './tables.ts';

const ROWS_IN_A_PAGE = 1000;

/** All rows of a table, a page at a time, in the order of its key. */
export async function* readPages(db: Kysely<Tables>, table: KeptTable) {
  const key = db.dynamic.ref<string>(keyOfTable[table]);
  let after: string | undefined;
  for (;;) {
    let query = db.selectFrom(table).selectAll().orderBy(key).limit(ROWS_IN_A_PAGE);
    if (after !== undefined) query = query.where(key, '>', after);
    const rows = await query.execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(table, last);
  }
}

/** The primary key of a row of that table. */
export function keyOf(table: KeptTable, row: AnyRow): string {
  return String(row[keyOfTable[table]]);
}
