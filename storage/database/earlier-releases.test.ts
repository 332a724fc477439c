import { sql } from 'kysely';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { createSqlite, rowsAsText, type TestDatabase, testEngines } from './test-databases.ts';
import { fill, folder, releases, sqlOf } from './test-earlier-releases.ts';
import { canMount, fill as fillDisk, mounted } from './test-full-disk.ts';
import { tracesOf } from './test-traces.ts';

describe.each(testEngines())('on $engine', ({ create }) => {
  describe.each(releases)('a database of %s', (release) => {
    test('has each row as it should be today', async () => {
      await expect(await rowsAsText(await open(release))).toMatchFileSnapshot(
        join(folder, `${release}.rows.txt`),
      );
    });

    test('has the schema of a new one', async () => {
      const opened = await open(release);
      const empty = await open(undefined);
      expect(await schemaOf(opened)).toEqual(await schemaOf(empty));
    });
  });

  test('what was removed from one is not in its files once it is up to date', async () => {
    const place = await placeOf(releases[0]);
    await fill(
      place,
      `${longLog('Quvqangi')}; delete from log where entry_name = 'Quvqangi'; ${longLog('searched')}`,
    );
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
    if (release !== undefined) await fill(place, sqlOf(release));
    return place;
  }
});

// Entries of the log that are larger together than the cache of a database.
function longLog(name: string): string {
  const values = Array.from({ length: 2000 }, (_, at) => {
    const after = JSON.stringify({ count: at, words: 'a'.repeat(at % 300) });
    return `('${name}${at}', '2026-04-01T06:30:00.000Z', 'p1', 'Meera', 'export', 'student', '', '${name}', '', '${after}')`;
  });
  return `insert into log (id, at, person_id, person_name, action, kind, entry_id, entry_name, before, after) values ${values.join()}`;
}

test('a database that is read as it was before is opened all the same, and its files are left for later', async () => {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  await fill(place, sqlOf(releases[0]));
  const reader = new DatabaseSync(join(place.dataDir, 'foundation.sqlite'));
  reader.exec('pragma journal_mode = wal; begin; select * from log');
  const opened = await openDatabase(place);
  reader.close();
  onTestFinished(opened.close);
  expect(opened.isScrubDue).toBe(true);
});

test.skipIf(!canMount())('one that can’t be brought up to date on a full disk says what to do', async () => {
  const place = { url: undefined, dataDir: mounted('4m') };
  const statements = sqlOf(releases[0]);
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

async function schemaOf({ db, engine }: OpenDatabase) {
  const tables = await db.introspection.getTables();
  const indexes = await (
    engine === 'postgres'
      ? sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`
      : sql`
        select tables.name as "table", indexes.name, indexes."unique", columns.name as "column"
        from sqlite_master tables, pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
        where tables.type = 'table' order by tables.name, indexes.name, columns.seqno
      `
  ).execute(db);
  return {
    columns: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
    indexes: indexes.rows,
  };
}
