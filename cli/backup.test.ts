import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeArchive } from '../back-office/backup/archive.ts';
import { readBackupStatus } from '../back-office/backup/backup-state.ts';
import { openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import { keptRows, rowsAsText, testEngines } from '../storage/database/test-databases.ts';
import { application, asha, bag, lamp, logEntry, person } from '../storage/test-records.ts';
import { type TestCommandLine, testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 120_000 });

const secrets = {
  passwordHash: 'argon2id$c2FsdA$aGFzaA',
  totpSecret: 'ABC',
  totpStep: 7,
  recoveryCodes: ['x'],
};

test.each(testEngines())(
  'on $engine: backed up and restored while the site receives applications',
  async ({ create, engine }) => {
    const { place, remove } = await create();
    onTestFinished(remove);
    const site = await testCommandLine(engine === 'postgres' && place.url ? { DATABASE_URL: place.url } : {});
    const { runProcess, file, dataDir, beside } = site;
    await beside(({ products, publicStudents }) =>
      Promise.all([products.save([bag]), publicStudents.save(manyStudents(2000))]),
    );
    await putPicture(dataDir, 'a picture');

    const before = await whileReceiving(site, 'before', () => runProcess('backup', file('site.tar.gz')));
    expect(before.ended).toMatchObject({
      code: 0,
      out: expect.stringContaining('the database and 1 picture files'),
    });
    expect((await stat(file('site.tar.gz'))).mode & 0o777).toBe(0o600);
    expect(before.ended.out).toContain('It was restored into a temporary folder as a test');
    expect(await beside(readBackupStatus)).toMatchObject({
      backup: { file: 'site.tar.gz' },
      test: { file: 'site.tar.gz', ok: true },
    });
    const logged = await beside(({ log }) => log.page({ kind: 'backup' }, { offset: 0, limit: 9 }));
    expect(logged).toMatchObject([{ personName: 'Command line', action: 'back-up', entryId: 'site.tar.gz' }]);
    const revision = await beside(({ revisions }) => revisions.current());

    await beside(({ products }) => products.save([{ ...bag, name: 'Spoilt' }]));
    await putPicture(dataDir, 'spoilt');
    const during = await whileReceiving(site, 'during', () =>
      runProcess('restore', file('site.tar.gz'), '--yes', '--json'),
    );
    expect(during.ended.code).toBe(0);
    const { rows } = JSON.parse(during.ended.out) as { rows: Record<string, number> };

    expect(await beside(({ products }) => products.all())).toEqual([bag]);
    expect(await beside(({ publicStudents }) => publicStudents.count())).toBe(2000);
    expect(await readFile(`${dataDir}/media/bag-00000000/8x8-000000.jpg`, 'utf8')).toBe('a picture');
    expect(await beside(({ revisions }) => revisions.current())).not.toBe(revision);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);

    const names = (await beside(({ inbox }) => inbox.all())).map(({ lastName }) => lastName);
    const kept = names.filter((name) => name.startsWith('before'));
    expect(kept.length).toBe(rows['applications']);
    // Of one moment: none is missing that came before the last one kept.
    expect(new Set(kept)).toEqual(new Set(kept.map((_, at) => `before ${at}`)));
    expect(kept.length).toBeLessThanOrEqual(before.received);
    // An application that came after the restore is there: the site went on writing.
    expect(names).toContain(`during ${during.received - 1}`);
  },
);

test('a backup of one engine is restored on another, with the staff and their log', async () => {
  const site = await testCommandLine();
  await site.beside(async ({ products, people, log }) => {
    await products.save([bag]);
    await people.save(person);
    await people.saveSecrets(person.id, secrets);
    await log.add(logEntry, '2026-04-01T06:30:00.000Z');
  });
  await site.run('backup', site.file('site.tar.gz'));
  for (const { create } of testEngines()) {
    const { place, remove } = await create();
    onTestFinished(remove);
    const other = await testCommandLine(place.url ? { DATABASE_URL: place.url } : {});
    expect((await other.run('restore', site.file('site.tar.gz'), '--yes')).out).toMatch(/: 1 product, /);
    expect(await other.beside(({ products }) => products.all())).toEqual([bag]);
    expect(await other.beside(({ people }) => people.all())).toEqual([person]);
    expect(await other.beside(({ people }) => people.secrets(person.id))).toEqual(secrets);
    expect(await other.beside(({ log }) => log.count({}))).toBe(1);
  }
});

// Made by ec2fad70 of the database in storage/database/earlier-releases/0020-entry-names.sql.
test.each(testEngines())('on $engine: a backup of an earlier version is restored', async ({ create }) => {
  const { place, remove } = await create();
  onTestFinished(remove);
  const { run, file, dataDir } = await testCommandLine(place.url ? { DATABASE_URL: place.url } : {});
  await copyFile('back-office/backup/earlier-backup.tar.gz', file('site.tar.gz'));
  expect((await run('restore', file('site.tar.gz'), '--yes')).out).toContain(
    '2 products, 1 home product, 2 students, 6 applications, 3 picture files.',
  );
  const { database } = await openSiteData({ databaseUrl: place.url, dataDir }, console.error);
  onTestFinished(database.close);
  const rows = await readFile('storage/database/earlier-releases/0020-entry-names.rows.txt', 'utf8');
  expect(keptRows(await rowsAsText(database))).toEqual(keptRows(rows));
  expect(await readFile(`${dataDir}/media/bag-00000000/400x400.jpg`, 'utf8')).toBe('a picture');
});

// Every kind of damage is tried in back-office/backup/archive.test.ts.
test('a damaged backup is refused, and nothing changes', async () => {
  const { run, file, dataDir, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await putPicture(dataDir, 'a picture');
  await run('backup', file('site.tar.gz'));
  await beside(({ products }) => products.remove(['bag']));
  await truncate(file('site.tar.gz'), (await stat(file('site.tar.gz'))).size - 1);
  expect(await run('restore', file('site.tar.gz'), '--yes')).toMatchObject({
    code: 1,
    stderr: `${file('site.tar.gz')} can't be restored: it is damaged, or no backup of this site (its end is missing). Nothing was changed.\n`,
  });
  expect(await beside(({ products }) => products.count())).toBe(0);
});

test('nothing is backed up where there is no site, and the backup that is there stays', async () => {
  const { run, file, dataDir } = await testCommandLine();
  await copyFile('package.json', file('site.tar.gz'));
  expect(await run('backup', file('site.tar.gz'), '--yes')).toMatchObject({
    code: 1,
    stderr: `There is no database in ${dataDir}. Is DATA_DIR set as for the site? Nothing was done.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
  await run('students', 'import', 'docs/examples/students.csv', '--dry-run');
  expect(await run('backup', file('site.tar.gz'), '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has never held anything, so there is nothing to back up'),
  });
  expect(await readFile(file('site.tar.gz'), 'utf8')).toBe(await readFile('package.json', 'utf8'));
});

test('a site that was emptied is backed up all the same', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(async ({ products }) => {
    await products.save([bag]);
    await products.remove(['bag']);
  });
  expect((await run('backup', file('site.tar.gz'))).code).toBe(0);
});

test('before anything is replaced, restore says how much goes and how much comes', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await run('backup', file('site.tar.gz'));
  await beside(async ({ products, publicStudents }) => {
    await products.save([{ ...bag, _id: 'other' }]);
    await publicStudents.save([asha]);
  });
  const { code, stderr } = await run('restore', file('site.tar.gz'));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Replace what the site has \(2 products, 0 home products, 1 student, 0 applications\) by the backup of .+ \(1 product, 0 home products, 0 students, 0 applications\)\?/,
  );
  expect(await beside(({ publicStudents }) => publicStudents.count())).toBe(1);
});

describe('an archive is refused', () => {
  async function archived(change: (database: SiteData['database']) => Promise<unknown>) {
    const other = await testCommandLine();
    const place = { databaseUrl: undefined, dataDir: other.dataDir };
    const { database } = await openSiteData(place, console.error);
    await change(database);
    await database.close();
    const archive = other.file('site.tar.gz');
    const files = [{ from: join(other.dataDir, 'foundation.sqlite'), path: 'foundation.sqlite' }];
    await writeArchive(archive, files, new Date().toISOString());
    return archive;
  }

  async function refusal(archive: string): Promise<string> {
    const { run, dataDir, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    const { code, stderr } = await run('restore', archive, '--yes');
    expect(code).toBe(1);
    expect(stderr).not.toContain(dataDir);
    expect(await beside(({ products }) => products.count())).toBe(1);
    return stderr;
  }

  test('that holds pictures alone', async () => {
    const { file } = await testCommandLine();
    await mkdir(file('data'));
    const picture = { from: 'docs/examples/pictures/crochet-pouch.jpg', path: 'media/bag-0/8x8-000000.jpg' };
    await writeArchive(file('site.tar.gz'), [picture], new Date().toISOString());
    expect(await refusal(file('site.tar.gz'))).toContain(
      'it holds no database of this site, or a damaged one.',
    );
  });

  test('whose database is of another program', async () => {
    const archive = await archived(({ db }) => db.schema.dropTable('kysely_migration').execute());
    expect(await refusal(archive)).toContain('it holds no database of this site, or a damaged one.');
  });

  test('whose database was damaged before it was archived', async () => {
    const other = await testCommandLine();
    await other.beside(({ publicStudents }) => publicStudents.save(manyStudents(500)));
    const database = await readFile(join(other.dataDir, 'foundation.sqlite'));
    await writeFile(other.file('damaged'), database.fill(0x2a, 20_000, 30_000));
    const files = [{ from: other.file('damaged'), path: 'foundation.sqlite' }];
    await writeArchive(other.file('site.tar.gz'), files, new Date().toISOString());
    expect(await refusal(other.file('site.tar.gz'))).toContain('or a damaged one.');
  });

  test('that a newer version has written', async () => {
    const step = { name: '9999-newer', timestamp: '' } as never;
    const archive = await archived(({ db }) =>
      db
        .insertInto('kysely_migration' as never)
        .values(step)
        .execute(),
    );
    expect(await refusal(archive)).toContain(
      'The database was written by a newer version of this site (9999-newer). Install that version, or a newer one. Nothing was changed.',
    );
  });

  test('whose list of schema steps is not one of this site', async () => {
    const archive = await archived(({ db }) =>
      db
        .deleteFrom('kysely_migration' as never)
        .where('name' as never, '=', '0005-translations' as never)
        .execute(),
    );
    expect(await refusal(archive)).toContain(
      "The database can't be brought up to date: it is damaged, or was not written by this site. Nothing was changed.",
    );
  });

  test('that is not there', async () => {
    expect(await refusal('/tmp/there-is-no-such-backup.tar.gz')).toBe(
      "/tmp/there-is-no-such-backup.tar.gz can't be restored: there is no such file or folder. Nothing was changed.\n",
    );
  });
});

test('what a killed restore has unpacked is for its owner only, and the next command removes it', async () => {
  const { run, start, file, dataDir, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await run('backup', file('site.tar.gz'));
  const archive = await readFile(file('site.tar.gz'));
  execFileSync('mkfifo', [file('slow.tar.gz')]);

  const restore = start('restore', file('slow.tar.gz'), '--yes');
  const ended = once(restore, 'exit');
  const slow = await open(file('slow.tar.gz'), 'w');
  await slow.write(archive.subarray(0, archive.length / 2));
  const unpacked = async () => (await readdir(dataDir)).filter((name) => name.startsWith('.working-'));
  await expect.poll(unpacked).toHaveLength(1);
  const [folder = ''] = await unpacked();
  expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700);
  // Another command leaves it alone as long as its own runs.
  await run('products', 'export');
  expect(await unpacked()).toEqual([folder]);
  restore.kill('SIGKILL');
  await ended;
  await slow.close();
  expect(await unpacked()).toEqual([folder]);

  await run('products', 'export');
  expect(await unpacked()).toEqual([]);
});

describe('a backup replaces nothing but a file:', () => {
  test('a folder, a link or a pipe stays as it is', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    await mkdir(file('folder'));
    await symlink(file('folder'), file('link'));
    execFileSync('mkfifo', [file('pipe')]);
    for (const name of ['folder', 'link', 'pipe']) {
      expect(await run('backup', file(name), '--yes')).toMatchObject({
        code: 1,
        stderr: `${file(name)} is a ${name}, not a file. Give the name of a file. Nothing was written.\n`,
      });
    }
    expect((await lstat(file('pipe'))).isFIFO()).toBe(true);
    expect((await lstat(file('link'))).isSymbolicLink()).toBe(true);
    expect((await run('products', 'export', file('pipe'), '--yes')).code).toBe(1);
    expect((await lstat(file('pipe'))).isFIFO()).toBe(true);
  });

  test('a device stays as it is', async ({ skip }) => {
    const { run, file, beside } = await testCommandLine();
    const made = spawnSync('mknod', [file('device'), 'c', '1', '3']);
    skip(made.status !== 0, 'this account may not make a device');
    await beside(({ products }) => products.save([bag]));
    expect((await run('backup', file('device'), '--yes')).stderr).toContain('is a device, not a file');
    expect((await lstat(file('device'))).isCharacterDevice()).toBe(true);
  });

  test('the database of the site stays as it is', async () => {
    const { run, dataDir, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    for (const command of [['backup'], ['products', 'export']])
      expect(await run(...command, join(dataDir, 'foundation.sqlite'), '--yes')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is a database. Give the name of another file.'),
      });
    expect(await beside(({ products }) => products.count())).toBe(1);
  });

  test('a name that is too long is said to be so, without the name that the file would have had meanwhile', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    const name = 'x'.repeat(240);
    expect((await run('backup', file(name))).stderr).toBe(
      `${file(name)} can't be written: its name is too long.\n`,
    );
  });

  test('a folder that is not there is named, without the name that the file would have had meanwhile', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    expect((await run('backup', file('lost/site.tar.gz'))).stderr).toBe(
      `There is no folder ${file('lost')}. Nothing was written.\n`,
    );
  });

  test('what killed backups left beside it is removed, whatever their names', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    const { pid } = spawnSync('true');
    const owner = `${hostname().replaceAll(/\W/g, '_')}-${pid}-0a1b2c3d`;
    for (const name of ['site.tar.gz', 'of-april.tar.gz'])
      await writeFile(file(`${name}.unfinished-${owner}`), '');
    await writeFile(file('letter.unfinished-draft'), '');
    await run('backup', file('site.tar.gz'));
    expect((await readdir(file('.'))).toSorted()).toEqual(['data', 'letter.unfinished-draft', 'site.tar.gz']);
  });
});

test.runIf(existsSync('/proc'))('a data folder that can’t be made is reported in one sentence', async () => {
  const { run } = await testCommandLine({ DATA_DIR: '/proc/nothing' });
  expect(await run('students', 'import', 'docs/examples/students.csv')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The data folder /proc/nothing can't be created: "),
  });
});

describe.each(testEngines())('a backup that is there, on $engine,', ({ create, engine }) => {
  async function siteWithABackup() {
    const { place, remove } = await create();
    onTestFinished(remove);
    const site = await testCommandLine(engine === 'postgres' && place.url ? { DATABASE_URL: place.url } : {});
    await site.beside(({ products }) => products.save([bag]));
    expect((await site.run('backup', site.file('site.tar.gz'))).code).toBe(0);
    return { ...site, old: await readFile(site.file('site.tar.gz')) };
  }

  test('stays byte for byte where the new one fails its test; without one, the failed one is kept', async () => {
    const { run, file, beside, old } = await siteWithABackup();
    await beside(({ homeProducts }) =>
      homeProducts.save([{ ...lamp, image: '/media/lost-00000000/8x8-000000.jpg' }]),
    );
    expect(await run('backup', file('site.tar.gz'), '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `${file('site.tar.gz')} stays as it was: the new backup failed its test. The backup lacks 1 picture: ` +
          'media/lost-00000000/8x8-000000.jpg (home_products lamp).',
      ),
    });
    expect(await readFile(file('site.tar.gz'))).toEqual(old);
    expect((await readdir(file('.'))).toSorted()).toEqual(['data', 'site.tar.gz']);
    expect((await beside(readBackupStatus)).test).toMatchObject({ file: '', ok: false });

    expect(await run('backup', file('failed.tar.gz'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `${file('failed.tar.gz')} was written, but its test failed: The backup lacks`,
      ),
    });
    expect((await run('restore', file('failed.tar.gz'), '--yes')).code).toBe(0);
  });

  test('stays byte for byte where the command is killed while it writes', async () => {
    const { start, file, dataDir, old } = await siteWithABackup();
    await mkdir(join(dataDir, 'media/slow-00000000'), { recursive: true });
    // Nobody writes to it, so that reading it never ends.
    execFileSync('mkfifo', [join(dataDir, 'media/slow-00000000/8x8-000000.jpg')]);
    const command = start('backup', file('site.tar.gz'), '--yes');
    const ended = once(command, 'exit');
    await expect.poll(() => readdir(file('.')), { timeout: 30_000 }).toHaveLength(3);
    command.kill('SIGKILL');
    await ended;
    expect(await readFile(file('site.tar.gz'))).toEqual(old);
  });

  test('is replaced by one that passed its test', async () => {
    const { run, file, old } = await siteWithABackup();
    expect((await run('backup', file('site.tar.gz'), '--yes')).code).toBe(0);
    expect(await readFile(file('site.tar.gz'))).not.toEqual(old);
    expect((await run('restore', file('site.tar.gz'), '--yes')).code).toBe(0);
  });
});

test('a backup that is there is not replaced without a yes', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await copyFile('package.json', file('site.tar.gz'));
  expect((await run('backup', file('site.tar.gz'))).code).toBe(1);
  expect((await run('backup', file('site.tar.gz'), '--yes')).code).toBe(0);
  await rm(file('site.tar.gz'));
});

function manyStudents(count: number) {
  return Array.from({ length: count }, (_, at) => ({ ...asha, phone: String(at) }));
}

async function putPicture(dataDir: string, text: string) {
  await mkdir(`${dataDir}/media/bag-00000000`, { recursive: true });
  await writeFile(`${dataDir}/media/bag-00000000/8x8-000000.jpg`, text);
}

/** Runs a command while applications arrive one after another, and a few more once it has ended. */
async function whileReceiving<Result>(site: TestCommandLine, name: string, run: () => Promise<Result>) {
  let running = true;
  const command = run().finally(() => (running = false));
  let received = 0;
  await site.beside(async ({ applications }) => {
    const receive = async () => {
      await applications.receive(
        { ...application, lastName: `${name} ${received}` },
        new Date().toISOString(),
      );
      received += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    while (running) await receive();
    await receive();
  });
  return { ended: await command, received };
}
