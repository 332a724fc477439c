import type { Kysely } from 'kysely';
import type { RevisedTable, Tables } from '../database/tables.ts';

/** The position after the last row's, in a table that keeps an order. */
export async function firstFreePosition(db: Kysely<Tables>, table: RevisedTable): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return (row.last ?? -1) + 1;
}
