import { type RawBuilder, sql } from 'kysely';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import type { TestDatabase } from './test-databases.ts';

/** An open database of today's schema in which nothing is stored, and where it is. */
export type ReadyDatabase = OpenDatabase & { place: TestDatabase['place'] };

type Rows = readonly Record<string, unknown>[];
type Kept = TestDatabase & {
  opened: OpenDatabase;
  /** The schema as it was when the database was opened. */
  schema: string;
  /** Each table, with the rows that the steps of the schema have put there. */
  tables: ReadonlyMap<string, Rows>;
};

// The steps of the schema take longer than most tests that need a database: the tests of a worker share theirs. The end of
// the run removes them.
const idle: { sqlite: Kept[]; postgres: Kept[] } = { sqlite: [], postgres: [] };

/** Gives a test a database of its own until it has finished; then another test has it, without what was stored there and in its folder. */
export async function takeReady(
  engine: 'sqlite' | 'postgres',
  create: () => Promise<TestDatabase>,
): Promise<ReadyDatabase> {
  const before = idle[engine].pop();
  const kept = (before && (await emptied(before))) ?? (await open(create));
  onTestFinished(() => void idle[engine].push(kept));
  return { ...kept.opened, place: kept.place };
}

async function open(create: () => Promise<TestDatabase>): Promise<Kept> {
  const database = await create();
  const opened = await openDatabase(database.place);
  const tables = new Map<string, Rows>();
  for (const { name } of await opened.db.introspection.getTables()) {
    const { rows } = await sql<Rows[number]>`select * from ${sql.table(name)}`.execute(opened.db);
    tables.set(name, rows);
  }
  return { ...database, opened, schema: await schemaOf(opened), tables };
}

/** The database without what was stored; removed, and undefined, where no other test can use it. */
async function emptied(kept: Kept): Promise<Kept | undefined> {
  try {
    if ((await schemaOf(kept.opened)) !== kept.schema) throw new Error('The test has changed the schema.');
    await empty(kept);
    return kept;
  } catch {
    // Tests may also close and break what they were given.
    await discard(kept);
    return undefined;
  }
}

async function discard({ opened, remove }: Kept) {
  await opened.close();
  await remove();
}

async function empty({ opened, tables, place }: Kept) {
  if (opened.engine === 'sqlite') {
    const beside = (await readdir(place.dataDir)).filter((name) => !name.startsWith('foundation.sqlite'));
    for (const name of beside) await rm(join(place.dataDir, name), { recursive: true });
  }
  await opened.db.transaction().execute(async (db) => {
    const filled = (await sql<{ name: string }>`${filledOf([...tables.keys()])}`.execute(db)).rows;
    const those = filled.map(({ name }) => sql.table(name));
    if (opened.engine === 'postgres') await sql`truncate ${sql.join(those)}`.execute(db);
    else for (const table of those) await sql`delete from ${table}`.execute(db);
    for (const [name, rows] of tables)
      if (rows.length > 0)
        await db.withTables<Record<string, Rows[number]>>().insertInto(name).values(rows).execute();
  });
}

function filledOf(names: readonly string[]): RawBuilder<unknown> {
  const each = names.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`,
  );
  return sql.join(each, sql` union all `);
}

// Every change of the schema changes it.
async function schemaOf({ db, engine }: OpenDatabase): Promise<string> {
  const query =
    engine === 'sqlite'
      ? sql`pragma schema_version`
      : sql`select string_agg(concat_ws(' ', attrelid, attname, atttypid), ', ' order by attrelid, attnum)
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and attnum > 0`;
  return JSON.stringify((await query.execute(db)).rows);
}
