import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRepositories } from '../../storage/create-repositories.ts';
import { createSqlite, testEngines } from '../../storage/database/test-databases.ts';
import { takeReady } from '../../storage/database/test-ready-databases.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { application, bag, lamp, pickle } from '../../storage/test-records.ts';
import type { SiteData } from '../open-site-data.ts';
import { type BackupPlace, folderPlace } from './backup-folder.ts';
import { createBackupRunner } from './backup-runner.ts';
import { readJob } from './backup-state.ts';
import { withBackup } from './restore-backup.ts';

const owner = { id: 'p1', name: 'Meera Joshi' };

describe.each(testEngines())('a restore at the desk, on $engine', ({ create, engine }) => {
  test('keeps in the backup before it what families send in while that is made', async () => {
    const { site, backups, backUp, restore, meanwhile } = await openSite();
    const old = await backUp();
    const references: string[] = [];
    meanwhile(async (times) => {
      if (times === 1) references.push(await received(site, 'Meena'), await received(site, 'Farida'));
    });

    expect(await restore(old)).toBe('done');

    expect(await site.repositories.products.all()).toEqual([bag]);
    expect(await site.repositories.inbox.all()).toEqual([]);
    const [newest = ''] = await backups();
    expect((await applicationsIn(site, newest)).toSorted()).toEqual(references.toSorted());
  });

  test('keeps what is written in the last moment, when pictures are put in place', async () => {
    const { site, backups, backUp, restore } = await openSite();
    const pictures = join(site.dataDir, 'media/bag-00000000');
    await mkdir(pictures, { recursive: true });
    await writeFile(join(pictures, '8x8-000000.jpg'), 'a picture');
    const old = await backUp();
    let reference = '';
    const { keep } = site.files;
    site.files.keep = async (folder) => {
      reference = await received(site, 'Meena');
      await keep(folder);
    };
    expect(await restore(old)).toBe('done');
    expect(await readdir(pictures)).toEqual(['8x8-000000.jpg']);
    const [newest = ''] = await backups();
    expect(await applicationsIn(site, newest)).toEqual([reference]);
  });

  test('replaces nothing where somebody writes each time, and says to try again at a quiet time', async () => {
    const { site, backUp, restore, meanwhile, problem } = await openSite();
    const old = await backUp();
    const references: string[] = [];
    meanwhile(async (times) => void references.push(await received(site, `Child ${times}`)));

    expect(await restore(old)).toBe('failed');

    expect(references).toHaveLength(3);
    const kept = (await site.repositories.inbox.all()).map(({ reference }) => reference);
    expect(kept.toSorted()).toEqual(references.toSorted());
    expect(await site.repositories.products.all()).toEqual([bag, pickle]);
    expect(await problem()).toContain('Try again at a quiet time');
  });

  test('replaces nothing where the backup before it lacks a row, and says why', async () => {
    const { site, backUp, restore, problem } = await openSite();
    const old = await backUp();
    // As many as were counted before the backup and after it: none is in it.
    const counts = vi.spyOn(site.repositories, 'countRows');
    const counted = await site.repositories.countRows();
    counts.mockResolvedValue({ ...counted, home_products: 1 });

    expect(await restore(old)).toBe('failed');

    expect(await site.repositories.products.all()).toEqual([bag, pickle]);
    expect(await problem()).toMatch(
      /^The backup of what the site has now failed its test\. .*0 rows of home_products/,
    );
  });

  test('goes on where the site has lost a picture, which no backup can hold any more', async () => {
    const { site, backUp, restore } = await openSite();
    const old = await backUp();
    await site.repositories.homeProducts.save([{ ...lamp, image: '/media/lost-00000000/8x8-000000.jpg' }]);
    expect(await restore(old)).toBe('done');
    expect(await site.repositories.homeProducts.count()).toBe(0);
  });

  test('makes no other backup where the one to be restored is damaged', async () => {
    const { backups, backUp, restore, place } = await openSite();
    const old = await backUp();
    await place.add(old, async ({ file }) => writeFile(file, 'half'));
    expect(await restore(old)).toBe('failed');
    expect(await backups()).toEqual([old]);
  });

  /** A site with a bag, whose backups have it, and with a pickle since. */
  async function openSite() {
    const database = await takeReady(engine, create);
    const { place: folder, remove } = await createSqlite();
    onTestFinished(remove);
    const dataDir = engine === 'sqlite' ? database.place.dataDir : folder.dataDir;
    const repositories = createRepositories(database.db, console.error);
    const site: SiteData = {
      databaseUrl: database.place.url,
      dataDir,
      database,
      repositories,
      files: folderStore(dataDir),
    };
    await repositories.products.save([bag]);
    const kept = folderPlace(join(dataDir, 'backups'));
    let times = 0;
    let afterAdding = async (_times: number) => {};
    const place: BackupPlace = {
      ...kept,
      async add(name, write) {
        const added = await kept.add(name, write);
        await afterAdding((times += 1));
        return added;
      },
    };
    let time = Date.parse('2026-04-01T06:30:00.000Z');
    const now = () => new Date((time += 1000));
    const runner = createBackupRunner({ site, place, now, log: () => {} });
    const ended = async (started: ReturnType<typeof runner.backUp>) => {
      const start = await started;
      return start.state === 'started' ? start.ended : start.state;
    };
    const backups = async () => (await place.list()).map(({ name }) => name);
    return {
      site,
      place,
      backups,
      async backUp() {
        expect(await ended(runner.backUp(owner))).toBe('done');
        await repositories.products.save([bag, pickle]);
        return (await backups())[0] ?? '';
      },
      restore: (name: string) => ended(runner.restore(owner, name)),
      /** Has `work` done whenever a backup has been written from now on. */
      meanwhile(work: (times: number) => Promise<void>) {
        times = 0;
        afterAdding = work;
      },
      problem: async () => (await readJob(repositories, now()))?.problem,
    };
  }
});

async function received({ repositories }: SiteData, firstName: string): Promise<string> {
  const at = '2026-04-01T06:31:00.000Z';
  return (await repositories.applications.receive({ ...application, firstName }, at)).reference;
}

function applicationsIn({ dataDir }: SiteData, name: string): Promise<string[]> {
  return withBackup(join(dataDir, 'backups', name), dataDir, async ({ database }) =>
    (await createRepositories(database.db).inbox.all()).map(({ reference }) => reference),
  );
}
