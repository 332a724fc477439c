import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keyOf, readPages } from './read-pages.ts';
import { type AnyRow, type KeptTable, keptTables, type Tables } from './tables.ts';

/** Compares every row of two databases and returns the row count of each table; throws an Error that names the first difference. */
export async function compareTables(
  one: Kysely<Tables>,
  other: Kysely<Tables>,
): Promise<Record<KeptTable, number>> {
  const counts: [KeptTable, number][] = [];
  for (const table of keptTables) counts.push([table, await compareTable(table, one, other)]);
  return Object.fromEntries(counts) as Record<KeptTable, number>;
}

async function compareTable(table: KeptTable, one: Kysely<Tables>, other: Kysely<Tables>): Promise<number> {
  // By key, not side by side: the engines put text in different orders.
  const [expected, found] = [await fingerprints(one, table), await fingerprints(other, table)];
  if (expected.size !== found.size)
    throw new Error(`The copy of ${table} has ${found.size} rows instead of ${expected.size}.`);
  for (const [key, row] of expected) {
    if (found.get(key) !== row) throw new Error(`The copy of ${key} in ${table} differs.`);
  }
  return expected.size;
}

async function fingerprints(db: Kysely<Tables>, table: KeptTable): Promise<Map<string, string>> {
  const byKey = new Map<string, string>();
  for await (const rows of readPages(db, table)) {
    for (const row of rows) byKey.set(keyOf(table, row), fingerprint(row));
  }
  return byKey;
}

function fingerprint(row: AnyRow): string {
  const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64');
}
