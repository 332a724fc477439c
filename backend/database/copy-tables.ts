import { type Kysely, sql, type Transaction } from 'kysely';
import { compareTables } from './compare-tables.ts';
import type { OpenDatabase } from './open-database.ts';
import { readPages } from './read-pages.ts';
import { snapshot } from './snapshot.ts';
import { type KeptTable, keptTables, type Tables } from './tables.ts';

/** How many rows of each table were copied. */
export type CopiedRows = Record<KeptTable, number>;

/**
 * Makes all that one database keeps the content of another, from one moment of it and in one transaction, and compares
 * every row before it is final; what the other held is gone. Rejects, and nothing has changed, where a row differs.
 */
export function copyTables(
  from: OpenDatabase,
  to: OpenDatabase,
  onRows: (count: number) => void = () => {},
): Promise<CopiedRows> {
  return snapshot(from, (source) =>
    to.db.transaction().execute(async (target) => {
      if (to.engine === 'postgres') await holdWriters(target);
      await raiseRevisions(source, target);
      for (const table of keptTables) {
        await target.deleteFrom(table).execute();
        for await (const rows of readPages(source, table)) {
          await target.insertInto(table).values(rows).execute();
          onRows(rows.length);
        }
      }
      return compareTables(source, target);
    }),
  );
}

// SQLite has one writer at a time anyway; here an application that arrives meanwhile waits and is kept.
function holdWriters(target: Transaction<Tables>) {
  const tables = sql.join(['revisions' as const, ...keptTables].map((table) => sql.table(table)));
  return sql`lock table ${tables} in share row exclusive mode`.execute(target);
}

// A site that runs on the target must see that it changed, so its own count never goes down or stays.
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
