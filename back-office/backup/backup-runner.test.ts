import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { uploadValue } from '../../domain/pictures/picture-upload.ts';
import { createRepositories } from '../../storage/create-repositories.ts';
import { createSqlite, testEngines } from '../../storage/database/test-databases.ts';
import { takeReady } from '../../storage/database/test-ready-databases.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { application, asha, bag, lamp, logEntry, person } from '../../storage/test-records.ts';
import { readyForm, saveDraft } from '../entries/edit-entry.ts';
import { findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import { moveToBin } from '../entries/move-to-bin.ts';
import { openSiteData, type SiteData } from '../open-site-data.ts';
import { productKind } from '../shop/products.ts';
import { writeArchive } from './archive.ts';
import { folderPlace } from './backup-folder.ts';
import { type BackupRunner, type Start, createBackupRunner, createNightlyBackups } from './backup-runner.ts';
import { isBackupUnderWay, readBackupStatus, readJob } from './backup-state.ts';
import { confirmClock } from './clock-doubt.ts';
import { backUp } from './make-backup.ts';
import { restoreBackup, withBackup } from './restore-backup.ts';
import { listBackups, recordTest, removeBackup } from './stored-backups.ts';

const owner = { id: 'p1', name: 'Meera Joshi' };

/** A clock that a test sets; it goes on by a second with each look, so that no two backups have one name. */
function clock(start: string) {
  let time = Date.parse(start);
  return {
    now: () => new Date((time += 1000)),
    set: (to: string) => {
      time = Date.parse(to);
    },
  };
}

describe.each(testEngines())('on $engine', ({ create, engine }) => {
  async function openSite() {
    const database = await takeReady(engine, create);
    const dataDir = engine === 'sqlite' ? database.place.dataDir : await emptyFolder();
    const place = { databaseUrl: database.place.url, dataDir };
    const open = async (): Promise<SiteData> => {
      const site = await openSiteData(place, console.error);
      onTestFinished(site.database.close);
      return site;
    };
    const repositories = createRepositories(database.db, console.error);
    const site: SiteData = { ...place, database, repositories, files: folderStore(place.dataDir) };
    await repositories.products.save([bag]);
    await repositories.publicStudents.save([asha]);
    await repositories.people.save(person);
    await repositories.log.add(logEntry, '2026-04-01T06:30:00.000Z');
    await putPicture(dataDir, 'bag');
    return { site, open, folder: join(dataDir, 'backups'), ...clock('2026-04-01T06:30:00.000Z') };
  }

  type Opened = Awaited<ReturnType<typeof openSite>>;

  function runnerOf({ site, folder, now }: Opened, logged: string[] = []): BackupRunner {
    return createBackupRunner({
      site,
      place: folderPlace(folder),
      now,
      log: (problem) => logged.push(problem),
    });
  }

  test('a backup is made, restored as a test, kept for its owner only, and logged', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');

    const [backup, ...others] = await listBackups({
      repositories: site.repositories,
      place: folderPlace(folder),
    });
    expect(others).toEqual([]);
    expect(backup).toMatchObject({
      name: expect.stringMatching(/^backup-2026-04-01-1200\d\d\.tar\.gz$/),
      test: 'good',
    });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, backup?.name ?? ''))).mode & 0o777).toBe(0o600);

    expect(await readBackupStatus(site.repositories)).toEqual({
      backup: { at: expect.stringMatching(/^2026-04-01T06:30/), file: backup?.name, bytes: backup?.bytes },
      test: { at: expect.stringMatching(/^2026-04-01T06:30/), file: backup?.name, ok: true },
    });
    expect(await readJob(site.repositories, opened.now())).toMatchObject({
      state: 'done',
      by: 'Meera Joshi',
    });
    const [entry] = await site.repositories.log.page({ kind: 'backup' }, { offset: 0, limit: 9 });
    expect(entry).toMatchObject({ personName: 'Meera Joshi', action: 'back-up', entryId: backup?.name });
    // The staff and their log are in it.
    await withBackup(join(folder, backup?.name ?? ''), site.dataDir, ({ rows, pictureFiles }) => {
      expect({ ...rows, pictureFiles }).toMatchObject({
        products: 1,
        students: 1,
        people: 1,
        log: 1,
        pictureFiles: 1,
      });
      return Promise.resolve();
    });
  });

  test('a damaged backup fails its test and shows as failed; a good one stays the newest good', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    const runner = runnerOf(opened);
    await ended(await runner.backUp(owner));
    await ended(await runner.backUp(owner));
    const [newest, older] = await folderPlace(folder).list();
    const path = join(folder, newest?.name ?? '');
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0x2a, 1000, 1008));

    const place = { repositories: site.repositories, place: folderPlace(folder) };
    expect(await ended(await runner.test(owner, newest?.name ?? ''))).toBe('failed');
    const [failed, good] = await listBackups(place);
    expect(failed).toMatchObject({ test: 'failed', problem: expect.stringContaining('it is damaged') });
    expect(failed?.problem).not.toContain(folder);
    expect((await readBackupStatus(site.repositories)).test).toMatchObject({ ok: false });
    // It may go, and the good one may not.
    await expect(removeBackup(place, owner, good?.name ?? '')).rejects.toThrow('is the newest good backup');
    expect(await removeBackup(place, owner, failed?.name ?? '')).toBe(true);
    expect((await folderPlace(folder).list()).map(({ name }) => name)).toEqual([older?.name]);
    expect(await removeBackup(place, owner, failed?.name ?? '')).toBe(false);
  });

  test('a file that was cut short shows as changed before anyone tests it', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    await ended(await runnerOf(opened).backUp(owner));
    const [backup] = await folderPlace(folder).list();
    await writeFile(join(folder, backup?.name ?? ''), 'half');
    expect(await listBackups({ repositories: site.repositories, place: folderPlace(folder) })).toMatchObject([
      { test: 'changed' },
    ]);
  });

  test('a backup whose pictures can’t be read is not made, and says why', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    await rename(join(site.dataDir, 'media'), join(site.dataDir, 'lost'));
    await writeFile(join(site.dataDir, 'media'), 'a file');
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('failed');
    expect(await folderPlace(folder).list()).toEqual([]);
    expect((await readBackupStatus(site.repositories)).test).toMatchObject({
      ok: false,
      problem: "The pictures in the data folder can't be read: a part of its path is not a folder.",
    });
  });

  test('what an earlier backup has besides pictures does not come to where visitors fetch files', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
    const [backup] = await folderPlace(folder).list();
    const earlier = join(folder, 'earlier.tar.gz');
    const pictures = join(site.dataDir, 'media/bag-00000000');
    const kept = await readdir(pictures);
    await withBackup(join(folder, backup?.name ?? ''), site.dataDir, async (unpacked) => {
      await writeFile(join(unpacked.folder, 'media/bag-00000000/x.html'), '<h1>A page</h1>');
      const names = ['x.html', ...kept].map((name) => `media/bag-00000000/${name}`);
      const files = ['foundation.sqlite', ...names].map((path) => ({
        from: join(unpacked.folder, path),
        path,
      }));
      await writeArchive(earlier, files, unpacked.madeAt);
    });
    await rm(pictures, { recursive: true });
    await withBackup(earlier, site.dataDir, async (unpacked) => {
      expect((await restoreBackup(unpacked, site)).pictureFiles).toBe(kept.length);
    });
    expect(await readdir(pictures)).toEqual(kept);
  });

  test('what a computer put among the pictures is left out, and the backup is good', async () => {
    const opened = await openSite();
    for (const name of ['.DS_Store', 'Thumbs.db', 'x.html'])
      await writeFile(join(opened.site.dataDir, 'media/bag-00000000', name), 'no picture');
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
    const [backup] = await folderPlace(opened.folder).list();
    await withBackup(
      join(opened.folder, backup?.name ?? ''),
      opened.site.dataDir,
      async ({ pictureFiles }) => {
        expect(pictureFiles).toBe(1);
      },
    );
  });

  test('a picture that is lost while it is backed up leaves no file behind', async () => {
    const opened = await openSite();
    await symlink('nowhere', join(opened.site.dataDir, 'media/bag-00000000/lost.jpg'));
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('failed');
    expect(await readdir(opened.folder)).toEqual([]);
    expect((await readBackupStatus(opened.site.repositories)).backup).toBeUndefined();
  });

  test('a backup without a picture that a row, a draft or the bin names is kept as a failed one', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    const { repositories, dataDir } = site;
    const lost = (name: string) => ({ ...lamp, id: name, image: `/media/${name}-00000000/8x8-000000.jpg` });
    const by = { changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera Joshi' };
    await repositories.homeProducts.save([lost('row')]);
    await repositories.drafts.save({
      kind: 'home-product',
      entryId: 'draft',
      data: JSON.stringify({ form: lost('draft'), position: 0 }),
      ...by,
    });
    const binned = {
      kind: 'home-product',
      id: 'binned',
      name: 'Lamp',
      data: { item: lost('binned') },
    } as const;
    await moveToBin(repositories, owner, binned);
    const runner = runnerOf(opened);
    const found = async () => (await listBackups({ repositories, place: folderPlace(folder) }))[0];

    expect(await ended(await runner.backUp(owner))).toBe('failed');
    const failed = await found();
    expect(failed?.problem).toBe(
      'The backup lacks 3 pictures: media/row-00000000/8x8-000000.jpg (home_products row), ' +
        'media/draft-00000000/8x8-000000.jpg (drafts draft), media/binned-00000000/8x8-000000.jpg (bin binned). ' +
        'Choose another picture there, or put the file back into the data folder, and make another backup.',
    );
    expect((await readBackupStatus(repositories)).test).toMatchObject({ ok: false, file: failed?.name });
    expect(await ended(await runner.test(owner, failed?.name ?? ''))).toBe('failed');
    // The rows are saved all the same.
    await withBackup(join(folder, failed?.name ?? ''), dataDir, ({ rows }) => {
      expect(rows).toMatchObject({ home_products: 1, drafts: 1, bin: 1 });
      return Promise.resolve();
    });

    for (const name of ['row', 'draft', 'binned']) await putPicture(dataDir, name);
    expect(await ended(await runner.backUp(owner))).toBe('done');
    expect(await found()).toMatchObject({ test: 'good', problem: '' });
  });

  test('a draft that was saved before its picture was ready has it on another machine, too', async () => {
    const [one, other] = [await openSite(), await openSite()];
    const { repositories, dataDir } = one.site;
    const createdAt = '2026-04-01T06:30:00.000Z';
    await repositories.pictureJobs.add({ id: 'a1', cut: 'whole', createdAt, problem: undefined });
    const entry = await findEntry(repositories, productKind, bag._id);
    if (!entry) throw new Error('There is no bag.');
    const form = { ...entry.form, imageURL: uploadValue('a1') };
    const seen = { id: bag._id, version: versionOfEntry(productKind, entry) };
    await saveDraft(repositories, productKind, owner, { ...seen, form });
    await putPicture(dataDir, 'picture-a1');
    await repositories.pictureJobs.finish('a1', '/media/picture-a1-00000000/8x8-000000.jpg');
    const file = join(await emptyFolder(), 'backup.tar.gz');
    await backUp(one.site, file);

    await withBackup(file, other.site.dataDir, (backup) => restoreBackup(backup, other.site));

    const restored = await findEntry(other.site.repositories, productKind, bag._id);
    expect(restored?.form.imageURL).toBe(uploadValue('a1'));
    const ready = await readyForm(other.site.repositories, productKind, restored?.form ?? form, 0);
    expect(ready.form.imageURL).toBe('/media/picture-a1-00000000/8x8-000000.jpg');
    const picture = await readFile(join(other.site.dataDir, ready.form.imageURL), 'utf8');
    expect(picture).toBe('a picture');
  });

  test('what a family writes is never taken for a picture that a backup lacks', async () => {
    const opened = await openSite();
    const { repositories } = opened.site;
    const address = '/media/none-00000000/8x8-000000.jpg';
    const written = { ...application, address };
    await repositories.applications.receive(written, '2026-04-01T06:30:00.000Z');
    await repositories.publicStudents.save([{ ...asha, address }]);
    await moveToBin(repositories, owner, { kind: 'application', id: 'HE-1', name: 'Asha', data: written });
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
  });

  test('while the folder of backups can’t be read, this is said, and no result of a test is forgotten', async () => {
    const opened = await openSite();
    const { site, folder } = opened;
    const place = { repositories: site.repositories, place: folderPlace(folder) };
    const runner = runnerOf(opened);
    await ended(await runner.backUp(owner));
    const [good] = await listBackups(place);
    await rename(folder, `${folder}-elsewhere`);
    await writeFile(folder, 'a file');
    await expect(listBackups(place)).rejects.toThrow("The folder of backups (BACKUP_DIR) can't be read");
    expect(await ended(await runner.test(owner, good?.name ?? ''))).toBe('failed');
    await rm(folder);
    await rename(`${folder}-elsewhere`, folder);
    expect(await listBackups(place)).toEqual([good]);
  });

  test('two processes that test backups at once keep both results', async () => {
    const opened = await openSite();
    const places = [opened.site, await opened.open()].map(({ repositories }) => ({
      repositories,
      place: folderPlace(opened.folder),
    }));
    await mkdir(opened.folder);
    const names = Array.from({ length: 10 }, (_, minute) => `backup-2026-04-01-02150${minute}.tar.gz`);
    for (const name of names) await writeFile(join(opened.folder, name), 'x');
    const at = opened.now();
    const everyOther = (first: number) => names.filter((_, index) => index % 2 === first);
    await Promise.all(
      places.flatMap((place, first) =>
        everyOther(first).map((name) => recordTest(place, { name, bytes: 1, problem: '', at })),
      ),
    );
    const [place] = places;
    expect(place && (await listBackups(place)).map(({ test: result }) => result)).toEqual(
      names.map(() => 'good'),
    );
  });

  test('of two processes one makes the backup', async () => {
    const opened = await openSite();
    const other = { ...opened, site: await opened.open() };
    const starts = await Promise.all([runnerOf(opened).backUp(owner), runnerOf(other).backUp(owner)]);
    expect(starts.map(({ state }) => state).toSorted(byText)).toEqual(['busy', 'started']);
    await Promise.all(starts.map(ended));
    expect(await folderPlace(opened.folder).list()).toHaveLength(1);
  });

  test('a job of a process that was killed shows as stopped, and the next one begins', async () => {
    const opened = await openSite();
    const { site } = opened;
    await writeKilledJob(site, opened.now().toISOString());
    expect((await runnerOf(opened).backUp(owner)).state).toBe('busy');
    opened.set('2026-04-01T06:33:00.000Z');
    expect(await readJob(site.repositories, opened.now())).toMatchObject({ state: 'stopped' });
    expect(await ended(await runnerOf(opened).backUp(owner))).toBe('done');
  });

  test('a site that is stopped says so of the backup that it was making', async () => {
    const opened = await openSite();
    const runner = runnerOf(opened);
    const start = await runner.backUp(owner);
    await runner.stop();
    const job = await readJob(opened.site.repositories, opened.now());
    expect(job && isBackupUnderWay(job)).toBe(false);
    await ended(start);
    expect(await readJob(opened.site.repositories, opened.now())).toEqual(job);
  });

  test('each night one backup is made, by one of two processes', async () => {
    const opened = await openSite();
    const { site, folder, set } = opened;
    const other = { ...opened, site: await opened.open() };
    const nights = [opened, other].map((each) => nightlyOf(each));
    const lookAll = () => Promise.all(nights.map(({ look }) => look()));

    // At the start, since there is none at all; and then only at the time.
    await lookAll();
    await lookAll();
    expect(await folderPlace(folder).list()).toHaveLength(1);
    set('2026-04-01T20:44:00.000Z');
    await lookAll();
    expect(await folderPlace(folder).list()).toHaveLength(1);
    for (const night of ['2026-04-01', '2026-04-02', '2026-04-03']) {
      set(`${night}T20:45:10.000Z`);
      await lookAll();
      await lookAll();
    }
    expect((await folderPlace(folder).list()).map(({ madeAt }) => madeAt.slice(0, 16))).toEqual([
      '2026-04-03T20:45',
      '2026-04-02T20:45',
      '2026-04-01T20:45',
      '2026-04-01T06:30',
    ]);
    const entries = await site.repositories.log.page({ kind: 'backup' }, { offset: 0, limit: 9 });
    expect(new Set(entries.map(({ personName }) => personName))).toEqual(new Set(['Nightly backup']));
  });

  test('a backup of a night whose process was killed is made by another one', async () => {
    const opened = await openSite();
    const { site, folder, set, now } = opened;
    const nightly = nightlyOf(opened);
    await nightly.look();
    set('2026-04-01T20:45:10.000Z');
    await writeKilledJob(site, now().toISOString());
    await nightly.look();
    expect(await folderPlace(folder).list()).toHaveLength(1);
    set('2026-04-01T20:48:00.000Z');
    await nightly.look();
    await nightly.look();
    expect(await folderPlace(folder).list()).toHaveLength(2);
  });

  test('a clock that was years ahead stops no backup once it is right again', async () => {
    const opened = await openSite();
    const { site, folder, set } = opened;
    const days = async () => (await folderPlace(folder).list()).map(({ madeAt }) => madeAt.slice(0, 10));
    const nightly = nightlyOf(opened);
    set('2029-04-01T06:30:00.000Z');
    await nightly.look();
    // The process that made it, one that starts anew, and that one's next night.
    set('2026-04-01T06:30:00.000Z');
    await nightly.look();
    expect(await days()).toEqual(['2029-04-01', '2026-04-01']);
    set('2026-04-02T20:45:10.000Z');
    const another = nightlyOf(opened);
    await another.look();
    set('2026-04-03T20:45:10.000Z');
    await another.look();
    expect(await days()).toEqual(['2029-04-01', '2026-04-03', '2026-04-02', '2026-04-01']);

    // The one of the future is not taken for the newest good one.
    const place = { repositories: site.repositories, place: folderPlace(folder) };
    const [future, newest] = await listBackups(place, opened.now());
    expect([future?.test, newest?.test]).toEqual(['future', 'good']);
    await expect(removeBackup(place, owner, newest?.name ?? '', opened.now())).rejects.toThrow(
      'is the newest good backup',
    );
    expect(await removeBackup(place, owner, future?.name ?? '', opened.now())).toBe(true);
  });

  test('a job that was killed while the clock was ahead does not count as under way', async () => {
    const opened = await openSite();
    const { site, now, set } = opened;
    await writeKilledJob(site, '2029-04-01T06:30:00.000Z');
    set('2026-04-02T20:45:10.000Z');
    expect(await readJob(site.repositories, now())).toMatchObject({ state: 'stopped' });
    const since = new Date('2026-04-02T20:45:00.000Z');
    expect(await ended(await runnerOf(opened).backUp(owner, since))).toBe('done');
  });
});

test('a backup that was missed is made at the start where the last one is older than a day', async () => {
  const opened = await openSqlite();
  const { folder, set } = opened;
  await ended(
    await createBackupRunner({ ...opened, place: folderPlace(opened.folder), log: () => {} }).backUp(owner),
  );
  set('2026-04-02T06:00:00.000Z');
  await nightlyOf(opened).look();
  expect(await folderPlace(folder).list()).toHaveLength(1);
  set('2026-04-02T06:31:00.000Z');
  await nightlyOf(opened).look();
  expect(await folderPlace(folder).list()).toHaveLength(2);
});

test('after a good night, what is older than seven days and four weeks is removed and logged', async () => {
  const opened = await openSqlite();
  const { folder, set, site } = opened;
  const nightly = nightlyOf(opened);
  for (let night = 1; night <= 10; night += 1) {
    set(`2026-04-${String(night).padStart(2, '0')}T20:45:10.000Z`);
    await nightly.look();
  }
  // In India it was a day later. The 2nd, 3rd and 4th are of one week with the 5th, which is its newest.
  expect((await folderPlace(folder).list()).map(({ madeAt }) => madeAt.slice(8, 10))).toEqual([
    '10',
    '09',
    '08',
    '07',
    '06',
    '05',
    '04',
  ]);
  const removed = await site.repositories.log.page({ kind: 'backup' }, { offset: 0, limit: 99 });
  expect(removed.filter(({ action }) => action === 'remove')).toHaveLength(3);
});

test('a clock that jumps stops the removal of old backups until somebody confirms it, and no backup', async () => {
  const opened = await openSqlite();
  const { folder, set, site, now } = opened;
  const nightly = nightlyOf(opened);
  const night = async (day: string) => {
    set(`${day}T20:45:10.000Z`);
    await nightly.look();
  };
  for (let day = 1; day <= 8; day += 1) await night(`2026-04-0${day}`);
  const before = await folderPlace(folder).list();
  await night('2029-04-09');
  expect((await folderPlace(folder).list()).slice(1)).toEqual(before);
  await night('2029-04-10');
  expect((await folderPlace(folder).list()).slice(2)).toEqual(before);
  await confirmClock(site.repositories, owner, now());
  await night('2029-04-11');
  expect((await folderPlace(folder).list()).length).toBeLessThan(before.length + 3);
});

test('a failed night removes no good backup, and a good one removes the failed ones before it', async () => {
  const opened = await openSqlite();
  const { folder, set, site } = opened;
  const nightly = nightlyOf(opened);
  const night = async (day: string) => {
    set(`2026-04-${day}T20:45:10.000Z`);
    await nightly.look();
  };
  const days = async () => (await folderPlace(folder).list()).map(({ madeAt }) => madeAt.slice(8, 10));
  await night('01');
  await site.repositories.homeProducts.save([{ ...lamp, image: '/media/lost-00000000/8x8-000000.jpg' }]);
  for (let day = 2; day <= 19; day += 1) await night(String(day).padStart(2, '0'));
  // The good one, the failed ones of seven days, and the newest of each week before them.
  expect(await days()).toEqual(['19', '18', '17', '16', '15', '14', '13', '11', '04', '01']);
  await site.repositories.homeProducts.save([lamp]);
  await night('20');
  expect(await days()).toEqual(['20', '01']);
});

test('a night that fails is logged, kept for the desk, and removes nothing', async () => {
  const opened = await openSqlite();
  const logged: string[] = [];
  await writeFile(opened.folder, 'a file');
  const nightly = nightlyOf(opened, logged);
  await nightly.look();
  expect(logged).toEqual([expect.stringContaining('could not be made'), 'old backups could not be removed']);
  expect((await readBackupStatus(opened.site.repositories)).test).toMatchObject({
    ok: false,
    problem: expect.stringContaining("can't be created"),
  });
  expect(await readJob(opened.site.repositories, opened.now())).toMatchObject({ state: 'failed' });
});

test('owners are told of a night that failed, and at the start where backups were stopped again and again', async () => {
  const opened = await openSqlite();
  const told: (string | undefined)[] = [];
  const tellOwners = (problem?: string) => void told.push(problem);
  await nightlyOf(opened, [], tellOwners).look();
  expect(told).toEqual([]);
  opened.set('2026-04-04T06:30:00.000Z');
  await nightlyOf(opened, [], tellOwners).look();
  expect(told).toEqual([]);

  await rename(opened.folder, `${opened.folder}-lost`);
  await writeFile(opened.folder, 'a file');
  opened.set('2026-04-07T06:30:00.000Z');
  await writeKilledJob(opened.site, '2026-04-07T06:00:00.000Z');
  await nightlyOf(opened, [], tellOwners).look();
  expect(told).toEqual([undefined, expect.stringContaining("can't be created")]);
});

test('a database that has never held anything is no failed backup; the first night after makes one', async () => {
  const opened = await openSqlite({ isEmpty: true });
  const { site, folder, set } = opened;
  const logged: string[] = [];
  const nightly = nightlyOf(opened, logged);
  await nightly.look();
  expect(logged).toEqual([]);
  expect(await readBackupStatus(site.repositories)).toEqual({ backup: undefined, test: undefined });
  await site.repositories.products.save([bag]);
  set('2026-04-02T20:46:00.000Z');
  await nightly.look();
  expect(await folderPlace(folder).list()).toHaveLength(1);
});

async function openSqlite({ isEmpty = false } = {}) {
  const database = await takeReady('sqlite', createSqlite);
  const { place } = database;
  const repositories = createRepositories(database.db, console.error);
  const site: SiteData = {
    databaseUrl: undefined,
    dataDir: place.dataDir,
    database,
    repositories,
    files: folderStore(place.dataDir),
  };
  const opened = { site, folder: join(place.dataDir, 'backups'), ...clock('2026-04-01T06:30:00.000Z') };
  if (isEmpty) return opened;
  await site.repositories.products.save([bag]);
  await site.repositories.applications.receive(application, '2026-04-01T06:30:00.000Z');
  return opened;
}

function nightlyOf(
  { site, folder, now }: { site: SiteData; folder: string; now: () => Date },
  logged: string[] = [],
  tellOwners: (problem?: string) => void = () => {},
) {
  const log = (problem: string) => void logged.push(problem);
  const runner = createBackupRunner({ site, place: folderPlace(folder), now, log });
  const nightly = createNightlyBackups({
    site,
    place: folderPlace(folder),
    at: '02:15',
    runner,
    now,
    log,
    tellOwners,
  });
  onTestFinished(nightly.stop);
  return nightly;
}

/** A backup that was under way when its process was killed. */
function writeKilledJob({ repositories }: SiteData, seenAt: string): Promise<void> {
  const job = { id: 'a', kind: 'backup', state: 'working', file: 'f', by: 'M', startedAt: seenAt, seenAt };
  return repositories.keyValues.write(
    'backup-job',
    JSON.stringify({ ...job, done: 1, total: 2, problem: '' }),
  );
}

async function putPicture(dataDir: string, name: string) {
  await mkdir(join(dataDir, `media/${name}-00000000`), { recursive: true });
  await writeFile(join(dataDir, `media/${name}-00000000/8x8-000000.jpg`), 'a picture');
}

async function emptyFolder(): Promise<string> {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  return place.dataDir;
}

async function ended(start: Start): Promise<string> {
  return start.state === 'started' ? start.ended : start.state;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
