import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type KeptTable, type RevisedTable, type Tables, keptTables } from './tables.ts';

// SQLite binds 32,766 values in a statement; the widest row here has sixteen.
const ROWS_IN_A_STATEMENT = 1000;

/** Rows in as many lists as statements are needed to write them. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_IN_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_IN_A_STATEMENT, (index + 1) * ROWS_IN_A_STATEMENT),
  );
}

/** How many rows each table has that a backup contains and a move copies. */
export async function countKeptRows(db: Kysely<Tables>): Promise<Record<KeptTable, number>> {
  const counts: [KeptTable, number][] = [];
  for (const table of keptTables) counts.push([table, await countRows(db, table)]);
  return Object.fromEntries(counts) as Record<KeptTable, number>;
}

/** How many rows a table has. */
export async function countRows(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** For `on conflict … do update`: each of those columns gets the value of the row that was to be inserted. */
export function excludedValues<Column extends string>(
  columns: readonly Column[],
): Record<Column, RawBuilder<never>> {
  const values = columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]);
  return Object.fromEntries(values) as Record<Column, RawBuilder<never>>;
}

/** The position after the last row's, in a table that keeps an order. */
export async function firstFreePosition(db: Kysely<Tables>, table: RevisedTable): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return (row.last ?? -1) + 1;
}

/** The rows of all tables together. */
export function totalRows(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
