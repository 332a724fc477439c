import { sql } from 'kysely';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from './migrations.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { createSqlite, type TestDatabase, testEngines } from './test-databases.ts';
import { canMount, fill as fillDisk, mounted } from './test-full-disk.ts';
import { tracesOf } from './test-traces.ts';

// For the last step of each release its schema and a few rows, as a database of it had them, and beside it each row as it is
// today. docs/releasing.md says how a new step gets its own.
const folder = join(import.meta.dirname, 'earlier-releases');
const releases = globSync('*.sql', { cwd: folder }).map((file) => basename(file, '.sql'));

describe.each(testEngines())('on $engine', ({ create }) => {
  test.each(releases)('a database of %s has each row as it should be today', async (release) => {
    const opened = await open(release);
    await expect(await rowsOf(opened)).toMatchFileSnapshot(join(folder, `${release}.rows.txt`));
  });

  test('that of the newest step has the schema of a new one', async () => {
    const newest = await open(Object.keys(migrations).at(-1) ?? '');
    const empty = await open(undefined);
    expect(await schemaOf(newest)).toEqual(await schemaOf(empty));
  });

  test('what the steps removed from rows is not in its files either', async () => {
    const place = await placeOf('0016-mask-aadhaar-again');
    await fill(place, exportsOf('Quvqangi'));
    const opened = await openDatabase(place);
    onTestFinished(opened.close);
    expect(await tracesOf('Quvqangi', opened, place.dataDir)).toEqual([]);
    expect(await tracesOf('searched', opened, place.dataDir)).not.toEqual([]);
    expect(opened.isScrubDue).toBe(false);
  });

  async function open(release: string | undefined): Promise<OpenDatabase> {
    const opened = await openDatabase(await placeOf(release));
    onTestFinished(opened.close);
    return opened;
  }

  async function placeOf(release: string | undefined): Promise<TestDatabase['place']> {
    const { place, remove } = await create();
    onTestFinished(remove);
    if (release !== undefined) await fill(place, readFileSync(join(folder, `${release}.sql`), 'utf8'));
    return place;
  }
});

// The log of a release that wrote down what was searched, larger than the cache of a database.
function exportsOf(words: string): string {
  const values = Array.from({ length: 2000 }, (_, at) => {
    const after = JSON.stringify({ filter: { words: `${words} ${'a'.repeat(at % 300)}` }, count: at });
    return `('x${at}', '2026-04-01T06:30:00.000Z', 'p1', 'Meera', 'export', 'student', '', '', '', '${after}')`;
  });
  return `insert into log (id, at, person_id, person_name, action, kind, thing_id, thing_name, before, after) values ${values.join()}`;
}

test('a database that is read as it was before is opened all the same, and its files are left for later', async () => {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  await fill(place, readFileSync(join(folder, '0016-mask-aadhaar-again.sql'), 'utf8'));
  const reader = new DatabaseSync(join(place.dataDir, 'foundation.sqlite'));
  reader.exec('pragma journal_mode = wal; begin; select * from log');
  const opened = await openDatabase(place);
  reader.close();
  onTestFinished(opened.close);
  expect(opened.isScrubDue).toBe(true);
});

test.skipIf(!canMount())('one that can’t be brought up to date on a full disk says what to do', async () => {
  const place = { url: undefined, dataDir: mounted('4m') };
  const statements = readFileSync(join(folder, '0016-mask-aadhaar-again.sql'), 'utf8');
  await fill(place, `pragma journal_mode = wal; ${statements}`);
  const ballast = join(place.dataDir, 'ballast');
  fillDisk(ballast);
  await expect(openDatabase(place)).rejects.toThrow(
    `The database can't be brought up to date: the disk is full. Free some space on the disk of ${place.dataDir}, and start again.`,
  );
  rmSync(ballast);
  const opened = await openDatabase(place);
  onTestFinished(opened.close);
  expect(opened.lacksRoom()).toBe(false);
});

async function fill({ url, dataDir }: TestDatabase['place'], statements: string) {
  if (url === undefined) {
    const db = new DatabaseSync(join(dataDir, 'foundation.sqlite'));
    db.exec(statements);
    db.close();
    return;
  }
  const client = new Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}

async function rowsOf({ db }: OpenDatabase): Promise<string> {
  const lines: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return `${lines.toSorted().join('\n')}\n`;
}

async function schemaOf({ db }: OpenDatabase) {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
}
