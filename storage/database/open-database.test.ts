import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { systemReason } from '../files/system-reason.ts';
import { asha, pickle } from '../test-records.ts';
import { openDatabase } from './open-database.ts';
import { createSqlite, type TestDatabase, testEngines } from './test-databases.ts';

const run = promisify(execFile);

async function emptyFolder(): Promise<string> {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  return place.dataDir;
}

describe.each(testEngines())('on $engine', ({ engine, create }) => {
  test('what was written is there when it is opened again', async () => {
    const { place, remove } = await create();
    onTestFinished(remove);
    const first = await openDatabase(place);
    await createRepositories(first.db).products.save([pickle]);
    await first.close();

    const second = await openDatabase(place);
    onTestFinished(second.close);
    expect(second.engine).toBe(engine);
    expect(await createRepositories(second.db).products.all()).toEqual([pickle]);
  });

  // In processes of their own: one that waits for SQLite's lock stands still and could never give back its own.
  test('two processes that open it at once, still empty, both write to it, and no row is lost', async () => {
    const { place, remove } = await create();
    onTestFinished(remove);
    // In the same moment, once both have what they need.
    const at = Date.now() + 1500;
    await Promise.all([writeFortyProducts(place, 'here', at), writeFortyProducts(place, 'there', at)]);
    const { db, close } = await openDatabase(place);
    onTestFinished(close);
    expect(await createRepositories(db).products.count()).toBe(80);
    expect(await createRepositories(db).revisions.current()).toContain('products:80');
  });
});

function writeFortyProducts(place: TestDatabase['place'], name: string, at: number) {
  const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    import { openDatabase } from ${address('./open-database.ts')};
    import { createRepositories } from ${address('../create-repositories.ts')};
    while (Date.now() < ${at});
    const { db, close } = await openDatabase(${JSON.stringify(place)});
    const { products } = createRepositories(db);
    const product = ${JSON.stringify(pickle)};
    for (let n = 0; n < 40; n += 1) await products.save([{ ...product, _id: '${name}' + n }]);
    await close();`;
  return run(process.execPath, ['--input-type=module', '-e', program]);
}

test('SQLite keeps what it confirmed through a power cut, and only its owner reads it', async () => {
  const dataDir = join(await emptyFolder(), 'new', 'data');
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  onTestFinished(close);
  const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  expect(await pragma('busy_timeout')).toEqual({ timeout: 50 });
  expect(await pragma('secure_delete')).toEqual({ secure_delete: 1 });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['foundation.sqlite', 'foundation.sqlite-wal', 'foundation.sqlite-shm'])
    expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test('a database that others could read, of an earlier version, is made private', async () => {
  const dataDir = await emptyFolder();
  const first = await openDatabase({ url: undefined, dataDir });
  chmodSync(join(dataDir, 'foundation.sqlite'), 0o644);
  chmodSync(join(dataDir, 'foundation.sqlite-wal'), 0o644);
  const second = await openDatabase({ url: undefined, dataDir });
  onTestFinished(() => Promise.all([first.close(), second.close()]).then(() => undefined));
  for (const name of ['foundation.sqlite', 'foundation.sqlite-wal'])
    expect([name, statSync(join(dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
});

describe('says in one sentence', () => {
  test('that the data folder can’t be created', async () => {
    const file = join(await emptyFolder(), 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ url: undefined, dataDir: join(file, 'data') })).rejects.toThrow(
      /^The data folder .+ can't be created: a part of its path is not a folder\. Is DATA_DIR right, and may this account write there\?$/,
    );
  });

  test.runIf(existsSync('/proc'))('that the system makes no folder there', async () => {
    await expect(openDatabase({ url: undefined, dataDir: '/proc/nothing/data' })).rejects.toThrow(
      /^The data folder .+ can't be created/,
    );
  });

  test('that the disk is full, also where that ends a transaction', async () => {
    const dataDir = await emptyFolder();
    const { db, close } = await openDatabase({ url: undefined, dataDir });
    onTestFinished(close);
    // SQLite reports a full disk where a database has reached its largest size.
    await sql`pragma max_page_count = 1`.execute(db);
    const { publicStudents: repository } = createRepositories(db, () => {});
    const students = Array.from({ length: 5000 }, (_, at) => ({ ...asha, phone: String(at) }));
    const error = await repository.save(students).catch((reason: unknown) => reason);
    expect(systemReason(error)).toBe('the disk is full');
    expect(await repository.count()).toBe(0);
  });

  test('that the file is no SQLite database', async () => {
    const dataDir = await emptyFolder();
    writeFileSync(
      join(dataDir, 'foundation.sqlite'),
      'a shopping list, long enough to be a header of a file. '.repeat(20),
    );
    await expect(openDatabase({ url: undefined, dataDir })).rejects.toThrow(
      /foundation\.sqlite is not an SQLite database\.$/,
    );
  });

  test.each(['mysql://localhost/foundation', 'foundation'])(
    'that %s is no address of a database',
    async (url) => {
      await expect(openDatabase({ url, dataDir: await emptyFolder() })).rejects.toThrow(
        /must be a whole address/,
      );
    },
  );

  test('that PostgreSQL can’t be reached, without the password', async () => {
    const url = 'postgres://asha:secret@127.0.0.1:1/foundation';
    await expect(openDatabase({ url, dataDir: await emptyFolder() })).rejects.toThrow(
      /^Can't connect to PostgreSQL at 127\.0\.0\.1:1\/foundation: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
  });
});
