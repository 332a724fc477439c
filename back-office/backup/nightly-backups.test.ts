import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../../storage/create-repositories.ts';
import { createSqlite, testEngines } from '../../storage/database/test-databases.ts';
import { takeReady } from '../../storage/database/test-ready-databases.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { application, bag, lamp } from '../../storage/test-records.ts';
import type { SiteData } from '../open-site-data.ts';
import { folderPlace } from './backup-folder.ts';
import { createBackupRunner } from './backup-runner.ts';
import { readBackupStatus, readJob } from './backup-state.ts';
import { confirmClock } from './clock-doubt.ts';
import { createNightlyBackups } from './nightly-backups.ts';
import { listBackups, removeBackup } from './stored-backups.ts';
import { clock, ended, openSite, writeKilledJob } from './test-backups.ts';

const owner = { id: 'p1', name: 'Meera Joshi' };

describe.each(testEngines())('on $engine', (engine) => {
  test('each night one backup is made, by one of two processes', async () => {
    const opened = await openSite(engine);
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
    const opened = await openSite(engine);
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
    const opened = await openSite(engine);
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
