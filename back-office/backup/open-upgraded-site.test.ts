import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../storage/database/open-database.ts';
import { createSqlite, testEngines } from '../../storage/database/test-databases.ts';
import { fill, releases, sqlOf } from '../../storage/database/test-earlier-releases.ts';
import { openSiteData } from '../open-site-data.ts';
import { folderPlace } from './backup-folder.ts';
import { readBackupStatus } from './backup-state.ts';
import { openUpgradedSite } from './open-upgraded-site.ts';
import { restoreBackup, withBackup } from './restore-backup.ts';
import { listBackups } from './stored-backups.ts';

describe.each(testEngines())('on $engine', ({ create }) => {
  async function earlierSite() {
    const { place, remove } = await create();
    onTestFinished(remove);
    await fill(place, sqlOf(releases[0]));
    const dataDir = place.url === undefined ? place.dataDir : await newFolder();
    await mkdir(join(dataDir, 'media/bag-00000000'), { recursive: true });
    await writeFile(join(dataDir, 'media/bag-00000000/400x400.jpg'), 'the picture that a product names');
    const backupFolder = join(dataDir, 'kept');
    const open = async () => {
      const site = await openUpgradedSite({ databaseUrl: place.url, dataDir, backupFolder }, console.error);
      onTestFinished(site.database.close);
      return site;
    };
    return { place, backupFolder, open };
  }

  test('a database of an earlier release is backed up before it is brought up to date, and only then', async () => {
    const { backupFolder, open } = await earlierSite();
    const site = await open();
    const place = folderPlace(backupFolder);
    const [backup, ...others] = await listBackups({ ...site, place });
    expect([backup?.test, backup?.problem, others]).toEqual(['good', '', []]);
    expect((await readBackupStatus(site.repositories)).backup?.file).toBe(backup?.name);
    const logged = await site.repositories.log.page({ kind: 'backup' }, { offset: 0, limit: 9 });
    expect(logged).toMatchObject([{ personName: 'The site', action: 'back-up', entryId: backup?.name }]);

    await open();
    expect(await place.list()).toHaveLength(1);

    // The backup has everything that the database had.
    const other = await emptySite();
    await place.use(backup?.name ?? '', (file) =>
      withBackup(file, other.dataDir, (opened) => restoreBackup(opened, other)),
    );
    const { log: _entries, ...restored } = await other.repositories.countRows();
    const { log: _ofBackup, ...rows } = await site.repositories.countRows();
    expect(restored).toEqual(rows);
    expect(restored.applications).toBeGreaterThan(0);
  });

  test('where it can’t be backed up it stays as it was, and the message says why', async () => {
    const { place, backupFolder, open } = await earlierSite();
    await writeFile(backupFolder, 'a file');
    await expect(open()).rejects.toThrow(
      'The database is of an earlier release, and could not be backed up before it is brought up to date: The folder of backups',
    );
    await rm(backupFolder);
    let isEarlier = false;
    const database = await openDatabase({
      ...place,
      beforeUpgrade: () => {
        isEarlier = true;
        return Promise.resolve();
      },
    });
    onTestFinished(database.close);
    expect(isEarlier).toBe(true);
  });
});

async function newFolder(): Promise<string> {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  return place.dataDir;
}

async function emptySite() {
  const { place, remove } = await createSqlite();
  const site = await openSiteData({ databaseUrl: undefined, dataDir: place.dataDir }, console.error);
  onTestFinished(async () => {
    await site.database.close();
    await remove();
  });
  return site;
}
