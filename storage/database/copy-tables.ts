import { type Kysely, type Transaction, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { appliedSteps } from './migrations.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { sqliteFile } from './open-sqlite.ts';
import { type AnyRow, type KeptTable, type Tables, keptTables, keyOfTable } from './tables.ts';
import { retryConflicts } from './transactions.ts';

/** How many rows of each table were copied. */
export type CopiedRows = Record<KeptTable, number>;

/** Steps that run while rows are copied: `begin` and `finish` in their transaction, again where that conflicts with another one. */
type CopySteps = {
  onRows?: (count: number) => void;
  /** Before anything is replaced, when nobody else can write any more. */
  begin?: (target: Transaction<Tables>) => Promise<void>;
  /** When all rows are there. */
  finish?: (target: Transaction<Tables>) => Promise<void>;
};

/**
 * Replaces the content of one database by that of another, as it is at one moment, in one transaction. Compares every
 * row before it commits; if a row differs it rejects and nothing has changed. Which pictures showed people, and what was
 * erased, is remembered of both.
 */
export function copyTables(
  from: Pick<OpenDatabase, 'db' | 'engine'>,
  to: Pick<OpenDatabase, 'db' | 'engine'>,
  { onRows = () => {}, begin = async () => {}, finish = async () => {} }: CopySteps = {},
): Promise<CopiedRows> {
  const copy = (source: Kysely<Tables>) =>
    to.db.transaction().execute(async (target) => {
      if (to.engine === 'postgres') await lockWriters(target);
      await begin(target);
      await raiseRevisions(source, target);
      for (const table of await tablesIn(source)) {
        await target.deleteFrom(table).execute();
        for await (const rows of readPages(source, table)) {
          await target.insertInto(table).values(rows).execute();
          onRows(rows.length);
        }
      }
      const counts = await compareTables(source, target);
      await addRemembered(source, target);
      await finish(target);
      return counts;
    });
  return snapshot(from, (source) => retryConflicts(() => copy(source)));
}

// SQLite has one writer at a time anyway; on PostgreSQL an application that comes in meanwhile waits and is stored.
function lockWriters(target: Transaction<Tables>) {
  const tables = sql.join(['revisions' as const, ...keptTables].map((table) => sql.table(table)));
  return sql`lock table ${tables} in share row exclusive mode`.execute(target);
}

// A picture that showed people in either keeps its files from visitors unless something uses it that they may see, and what
// was erased in the source stays erased in the target.
async function addRemembered(source: Kysely<Tables>, target: Transaction<Tables>) {
  for (const table of ['people_pictures', 'erasures'] as const)
    for (const row of await source.selectFrom(table).selectAll().execute())
      await target
        .insertInto(table)
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

/** Compares every row of two databases and returns the row count of each table; throws an Error that names the first difference. */
export async function compareTables(
  one: Kysely<Tables>,
  other: Kysely<Tables>,
): Promise<Record<KeptTable, number>> {
  const counts = new Map<KeptTable, number>(keptTables.map((table) => [table, 0]));
  for (const table of await tablesIn(one)) counts.set(table, await compareTable(table, one, other));
  return Object.fromEntries(counts) as Record<KeptTable, number>;
}

// A database of an earlier release has fewer.
async function tablesIn(db: Kysely<Tables>): Promise<KeptTable[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return keptTables.filter((table) => present.has(table));
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

/**
 * A text that is the same for two databases where a backup of both would hold the same rows. The log may differ in which backups
 * were made: that is logged once a backup has its rows.
 */
export async function digestOfRows(db: Kysely<Tables>): Promise<string> {
  const digest = createHash('sha256');
  for (const table of keptTables) {
    const rows: string[] = [];
    for await (const page of readPages(db, table))
      for (const row of page) if (row['action'] !== 'back-up') rows.push(fingerprint(row));
    // The engines put text in different orders.
    digest.update(`${table} ${rows.toSorted().join(' ')}\n`);
  }
  return digest.digest('base64');
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

/**
 * Writes the content of a database, as it is at one moment, to an SQLite database in a new folder and returns its file;
 * the site may go on reading and writing. A backup of PostgreSQL is an SQLite file too: it needs no tools, and either
 * engine can be restored from it.
 */
export async function backupDatabase(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  { dataDir, into }: { dataDir: string; into: string },
): Promise<string> {
  if (database.engine === 'sqlite') copyFile(sqliteFile(dataDir), sqliteFile(into));
  else await copyRows(database, into);
  return sqliteFile(into);
}

// Rows alone: a copy of the pages would have in it what is left of removed rows. It holds up the process for 0.04 s for 12 MB.
function copyFile(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  removeWhatIsNotKept(to);
}

// A restored backup signs nobody in, and its file must not help anybody to it: sessions, links to join, secrets of the server.
function removeWhatIsNotKept(file: string) {
  const kept = new Set<string>([...keptTables, ...alsoInBackups]);
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma secure_delete = on');
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) if (!kept.has(String(name))) copy.exec(`delete from "${String(name)}"`);
  } finally {
    copy.close();
  }
}

const alsoInBackups = [
  'revisions',
  'people_pictures',
  'erasures',
  'kysely_migration',
  'kysely_migration_lock',
];

// The copy has the schema that the database has: it may be of an earlier release.
async function copyRows(from: Pick<OpenDatabase, 'db' | 'engine'>, dataDir: string) {
  const steps = await appliedSteps(from.db);
  const copy = await openDatabase({ url: undefined, dataDir, steps });
  try {
    await copyTables(from, copy);
  } finally {
    await copy.close();
  }
}

/** Reads a database as it is at one moment, whatever is written to it meanwhile. */
function snapshot<Result>(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction();
  if (engine === 'sqlite') return transaction.execute(read);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

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
