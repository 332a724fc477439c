import type { Kysely } from 'kysely';
import { type KeptTable, keptTables, type Tables } from '../database/tables.ts';
import { countRows } from './count-rows.ts';

/** How many rows each table has that a backup contains and a move copies. */
export async function countKeptRows(db: Kysely<Tables>): Promise<Record<KeptTable, number>> {
  const counts: [KeptTable, number][] = [];
  for (const table of keptTables) counts.push([table, await countRows(db, table)]);
  return Object.fromEntries(counts) as Record<KeptTable, number>;
}
