import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSqlite } from '../../storage/database/test-databases.ts';
import { bucketStore } from '../../storage/files/bucket-store.ts';
import { type FileStore, folderStore } from '../../storage/files/file-store.ts';
import { missingStore, startTestStore, type TestStore } from '../../storage/files/test-bucket.ts';
import { bag } from '../../storage/test-records.ts';
import { openSiteData } from '../open-site-data.ts';
import { folderPlace } from './backup-folder.ts';
import { createBackupRunner } from './backup-runner.ts';
import { encryptedPlace, withPlainArchive } from './encrypted-place.ts';
import { proveBackup } from './make-backup.ts';
import { restoreBackup, withBackup } from './restore-backup.ts';
import { listBackups, moveBackups } from './stored-backups.ts';

const passphrase = 'मिट्टी, thread and 12 lamps';
const owner = { id: 'p1', name: 'Meera Joshi' };

let swift: TestStore | undefined;
const START_MS = 60_000;
beforeAll(async () => {
  if (missingStore === '') swift = await startTestStore();
}, START_MS);
afterAll(() => swift?.stop());

describe('in a folder that another program copies', () => {
  behaves(async () => {
    const folder = await newFolder();
    return { open: () => folderStore(folder), folder: '' };
  });
});

describe.skipIf(missingStore)(`in a bucket${missingStore}`, () => {
  behaves(async () => {
    const bucket = await swift?.bucket();
    if (!bucket) throw new Error('There is no bucket.');
    return { open: (dataDir) => bucketStore(dataDir, bucket), folder: 'backups' };
  });
});

/** The sentences that hold for every store of backups. */
function behaves(newStore: () => Promise<{ open: (dataDir: string) => FileStore; folder: string }>) {
  async function openSite() {
    const { open, folder } = await newStore();
    const { place: at, remove } = await createSqlite();
    const site = await openSiteData({ databaseUrl: undefined, dataDir: at.dataDir }, console.error);
    onTestFinished(async () => {
      await site.database.close();
      await remove();
    });
    await site.repositories.products.save([bag]);
    const placeWith = (words: string, dataDir: string) =>
      encryptedPlace({ store: open(dataDir), folder, dataDir, passphrase: words });
    const place = placeWith(passphrase, site.dataDir);
    const logged: string[] = [];
    const runner = createBackupRunner({ site, place, log: (problem) => logged.push(problem) });
    const backUp = async () => {
      const start = await runner.backUp(owner);
      expect([start.state === 'started' && (await start.ended), logged]).toEqual(['done', []]);
      const [newest] = await listBackups({ ...site, place });
      return newest?.name ?? '';
    };
    return { site, place, placeWith, store: open(site.dataDir), folder, backUp };
  }

  test('a backup is there encrypted, good, and read by nobody without the words', async () => {
    const { site, place, backUp } = await openSite();
    const name = await backUp();
    expect(name).toMatch(/^backup-[\d-]+\.tar\.gz\.age$/);
    expect(await listBackups({ ...site, place })).toMatchObject([{ name, test: 'good' }]);
    const bytes = await buffer(await place.open(name));
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('sqlite')).toBe(false);
    // Nothing of it stays on the machine.
    expect((await readdir(site.dataDir)).filter((each) => /work|backup/.test(each))).toEqual([]);
  });

  test('a machine that is new restores it with the store and the words alone', async () => {
    const { backUp, placeWith } = await openSite();
    const name = await backUp();
    const other = await openSite();
    await other.site.repositories.products.save([]);
    const place = placeWith(passphrase, other.site.dataDir);
    expect((await place.list()).map((each) => each.name)).toEqual([name]);
    await place.use(name, (file) =>
      withBackup(file, other.site.dataDir, (backup) => restoreBackup(backup, other.site)),
    );
    expect(await other.site.repositories.products.all()).toEqual([bag]);
  });

  test('other words open nothing, and the message says which setting is wrong', async () => {
    const { site, backUp, placeWith } = await openSite();
    const name = await backUp();
    const wrong = placeWith('other words altogether', site.dataDir);
    await expect(wrong.use(name, () => Promise.resolve())).rejects.toThrow(
      `${name} can't be decrypted: BACKUP_PASSPHRASE is not what it was encrypted with. Nothing was changed.`,
    );
  });

  test('one that was cut or changed there shows as changed, and fails its test', async () => {
    const { site, place, store, folder, backUp } = await openSite();
    const name = await backUp();
    const key = folder === '' ? name : `${folder}/${name}`;
    const file = join(await newFolder(), 'backup');
    await store.copy(key, file);
    await truncate(file, (await stat(file)).size - 100);
    await store.add(key, file);
    expect(await listBackups({ ...site, place })).toMatchObject([{ test: 'changed' }]);
    await expect(place.use(name, (archive) => proveBackup(archive, site.dataDir))).rejects.toThrow(
      "it can't be decrypted to its end",
    );
  });

  test('what the store gives back otherwise than it was put there is no backup, and is not kept', async () => {
    const { site, store, folder } = await openSite();
    const lossy: FileStore = {
      ...store,
      async add(key, path) {
        const bytes = await readFile(path);
        await writeFile(path, bytes.fill(0x2a, bytes.length - 30));
        await store.add(key, path);
      },
    };
    const place = encryptedPlace({ store: lossy, folder, dataDir: site.dataDir, passphrase });
    const start = await createBackupRunner({ site, place, log: () => {} }).backUp(owner);
    expect(start.state === 'started' && (await start.ended)).toBe('failed');
    expect(await place.list()).toEqual([]);
  });

  test('backups of before are moved there with how their tests ended, and leave the machine', async () => {
    const { site, place } = await openSite();
    const before = folderPlace(join(site.dataDir, 'backups'));
    before.prepare();
    const inFolder = createBackupRunner({ site, place: before, log: () => {} });
    const start = await inFolder.backUp(owner);
    expect(start.state === 'started' && (await start.ended)).toBe('done');
    const untested = 'backup-2026-04-02-021500.tar.gz';
    await writeFile(join(before.root, untested), 'of another machine');

    await moveBackups({ ...site, from: before, to: place });
    expect(await readdir(before.root)).toEqual([]);
    expect(await listBackups({ ...site, place })).toMatchObject([
      { test: 'good' },
      { name: `${untested}.age`, test: 'none' },
    ]);
    await place.use(`${untested}.age`, async (file) =>
      expect(await readFile(file, 'utf8')).toBe('of another machine'),
    );
  });

  test('files of other names, and of folders below, are not ours', async () => {
    const { site, place, store, folder, backUp } = await openSite();
    const name = await backUp();
    const file = join(await newFolder(), 'other');
    await writeFile(file, 'somebody’s own');
    const prefix = folder === '' ? '' : `${folder}/`;
    for (const key of ['letters.odt', 'backup-2026-13-01-120000.tar.gz.age', `old/${name}`])
      await store.add(`${prefix}${key}`, file);
    expect(await listBackups({ ...site, place })).toMatchObject([{ name, test: 'good' }]);
  });

  test('of two places one removed there is gone for both', async () => {
    const { site, place, placeWith, backUp } = await openSite();
    const name = await backUp();
    const other = placeWith(passphrase, await newFolder());
    await other.remove(name);
    expect(await listBackups({ ...site, place })).toEqual([]);
    await expect(place.use(name, () => Promise.resolve())).rejects.toThrow(`There is no backup ${name}`);
  });
}

const age = '/usr/bin/age';
const missingAge = existsSync(age) ? '' : ' (skipped: there is no program age)';

test.skipIf(missingAge)(
  `the program age opens what this encrypts, and this opens what age does${missingAge}`,
  async () => {
    const [dataDir, folder] = [await newFolder(), await newFolder()];
    const place = encryptedPlace({ store: folderStore(folder), folder: '', dataDir, passphrase });
    // Several of the pieces of 64 kB in which age encrypts.
    const content = Buffer.alloc(300_000, 'what families wrote ');
    const name = 'backup-2026-04-02-021500.tar.gz.age';
    await place.add(name, ({ file }) => writeFile(file, content));
    runAge(`-d -o ${join(dataDir, 'opened')} ${join(folder, name)}`, [passphrase]);
    expect(content.equals(await readFile(join(dataDir, 'opened')))).toBe(true);

    const theirs = join(folder, 'theirs.age');
    runAge(`-p -o ${theirs} ${join(dataDir, 'opened')}`, [passphrase, passphrase]);
    await withPlainArchive(theirs, { dataDir, passphrase }, async (file) => {
      expect(content.equals(await readFile(file))).toBe(true);
    });
    await expect(
      withPlainArchive(theirs, { dataDir, passphrase: undefined }, () => Promise.resolve()),
    ).rejects.toThrow('is encrypted. Set BACKUP_PASSPHRASE');
  },
);

/** Runs age, which asks for the words at a terminal only. */
function runAge(words: string, answers: readonly string[]): void {
  const run = spawnSync('script', ['-qec', `${age} ${words}`, '/dev/null'], {
    input: answers.map((answer) => `${answer}\n`).join(''),
    encoding: 'utf8',
  });
  expect([run.status, run.stdout]).toEqual([0, expect.any(String)]);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
