import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How many rows a table has. */
export async function countRows(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
