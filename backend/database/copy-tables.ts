import { type Kysely, sql, type Transaction } from 'kysely';
import { compareTables } from './compare-tables.ts';
import type { OpenDatabase } from './open-database.ts';
import { readPages } from './read-pages.ts';
import { snapshot } from './snapshot.ts';
import { type KeptTable, keptTables, type Tables } from './tables.ts';

/** How many rows of each table were copied. */
export type CopiedRows = Record<KeptTable, number>;

/**
 * Replaces the content of one database by that of another, as it is at one moment, in one transaction. Compares every
 * row before it commits; if a row differs it rejects and nothing has changed. Which pictures showed people, and what was
 * erased, is remembered of both.
 */
export function copyTables(
  from: OpenDatabase,
  to: OpenDatabase,
  onRows: (count: number) => void = () => {},
  /** Runs in the same transaction, when all rows are there. */
  finish: (target: Transaction<Tables>) => Promise<void> = () => Promise.resolve(),
): Promise<CopiedRows> {
  return snapshot(from, (source) =>
    to.db.transaction().execute(async (target) => {
      if (to.engine === 'postgres') await lockWriters(target);
      await raiseRevisions(source, target);
      for (const table of keptTables) {
        await target.deleteFrom(table).execute();
        for await (const rows of readPages(source, table)) {
          await target.insertInto(table).values(rows).execute();
          onRows(rows.length);
        }
      }
      const counts = await compareTables(source, target);
      await addPeoplePictures(source, target);
      await addErasures(source, target);
      await finish(target);
      return counts;
    }),
  );
}

// SQLite has one writer at a time anyway; on PostgreSQL an application that comes in meanwhile waits and is stored.
function lockWriters(target: Transaction<Tables>) {
  const tables = sql.join(['revisions' as const, ...keptTables].map((table) => sql.table(table)));
  return sql`lock table ${tables} in share row exclusive mode`.execute(target);
}

// A picture that showed people in either keeps its files from visitors unless something uses it that they may see.
async function addPeoplePictures(source: Kysely<Tables>, target: Transaction<Tables>) {
  for (const row of await source.selectFrom('people_pictures').selectAll().execute())
    await target
      .insertInto('people_pictures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

// Entries that were erased in the source stay erased in the target.
async function addErasures(source: Kysely<Tables>, target: Transaction<Tables>) {
  for (const row of await source.selectFrom('erasures').selectAll().execute())
    await target
      .insertInto('erasures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

// A site that runs on the target must see that it changed, so its revision always rises.
async function raiseRevisions(source: Kysely<Tables>, target: Transaction<Tables>) {
  const counted = await source.selectFrom('revisions').selectAll().execute();
  for (const { name, value } of counted) {
    const own = await target
      .selectFrom('revisions')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const raised = own.value === 0 ? value : Math.max(value, own.value + 1);
    await target.updateTable('revisions').set({ value: raised }).where('name', '=', name).execute();
  }
}
