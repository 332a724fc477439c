import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from './migrations.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { type TestDatabase, testEngines } from './test-databases.ts';

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

  async function open(release: string | undefined): Promise<OpenDatabase> {
    const { place, remove } = await create();
    if (release !== undefined) await fill(place, readFileSync(join(folder, `${release}.sql`), 'utf8'));
    const opened = await openDatabase(place);
    onTestFinished(async () => {
      await opened.close();
      await remove();
    });
    return opened;
  }
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
