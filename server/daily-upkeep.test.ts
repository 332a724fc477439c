import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { confirmClock } from '../back-office/backup/clock-doubt.ts';
import { moveToBin } from '../back-office/entries/move-to-bin.ts';
import { addNote, changeApplicationState, deleteApplication } from '../back-office/hostel/application.ts';
import { eraseApplication } from '../back-office/hostel/erase.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { erasuresFile, readErasures } from '../back-office/privacy/erasures-file.ts';
import retention from '../content/retention.json' with { type: 'json' };
import { createRepositories } from '../storage/create-repositories.ts';
import { testEngines } from '../storage/database/test-databases.ts';
import { takeReady } from '../storage/database/test-ready-databases.ts';
import { tracesOf } from '../storage/database/test-traces.ts';
import { folderStore } from '../storage/files/file-store.ts';
import { application } from '../storage/test-records.ts';
import { doDailyUpkeep } from './daily-upkeep.ts';

afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const start = new Date('2026-11-23T06:30:00.000Z');

async function openData() {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-upkeep-'));
  const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  onTestFinished(async () => {
    await data.database.close();
    await rm(dataDir, { recursive: true });
  });
  return data;
}

test('what is due is removed at the start and every day, never a day early; the log has counts only', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
  const data = await openData();
  const { repositories } = data;
  const decline = async (email: string, decidedAt: Date) => {
    const { reference } = await repositories.applications.receive(
      { ...application, email },
      start.toISOString(),
    );
    await changeApplicationState(repositories, commandLine, { reference, to: 'declined' }, decidedAt);
    return reference;
  };
  // The site did not run on the day on which it was due.
  const overdue = await decline('a@example.org', new Date('2025-10-01T06:30:00.000Z'));
  const tomorrow = await decline('b@example.org', new Date('2025-11-24T06:00:00.000Z'));
  const erased = await repositories.applications.receive(
    { ...application, email: 'c@example.org' },
    start.toISOString(),
  );
  await eraseApplication(repositories, commandLine, { reference: erased.reference });

  const reported: object[] = [];
  const stop = doDailyUpkeep(data, retention, {
    log: console.error,
    report: (counts) => reported.push(counts),
  });
  await vi.waitFor(async () => expect(await repositories.inbox.find(overdue)).toBeUndefined());
  await vi.waitFor(async () =>
    expect(await readFile(erasuresFile(data.dataDir), 'utf8')).toContain('application'),
  );
  expect(await repositories.inbox.find(tomorrow)).toBeDefined();

  vi.advanceTimersByTime(DAY_MS - 1);
  expect(await repositories.inbox.find(tomorrow)).toBeDefined();
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await repositories.inbox.find(tomorrow)).toBeUndefined());
  await stop();
  expect(reported).toEqual([
    { declinedApplications: 1, log: 1 },
    { declinedApplications: 1, log: expect.anything() },
  ]);
  expect(await repositories.inbox.counts()).toMatchObject({ declined: 0 });
});

test('what a family decides stands in the file beside the data within a minute, and when the site stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
  const data = await openData();
  const stop = doDailyUpkeep(data, retention, { log: console.error, report: () => {} });
  const lines = async () => (await readErasures(erasuresFile(data.dataDir))).length;
  await data.repositories.erasures.note('off-list', 'one', start);
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(60_000);
    expect(await lines()).toBe(1);
  });
  await data.repositories.erasures.note('person', 'two', start);
  await stop();
  expect(await lines()).toBe(2);
});

describe.each(testEngines())('a clock that jumps, on $engine,', ({ engine, create }) => {
  test.each([
    ['three years ahead', new Date('2029-11-23T06:30:00.000Z')],
    ['two days ahead, as after two days off', new Date('2026-11-25T06:30:00.000Z')],
  ])('%s stops bin and retention until somebody confirms it, and nothing else', async (_, jumped) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
    const database = await takeReady(engine, create);
    const repositories = createRepositories(database.db);
    const dataDir = await mkdtemp(join(tmpdir(), 'test-upkeep-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const upkeep = () => {
      const problems: string[] = [];
      const log = (problem: string) => problems.push(problem);
      return {
        problems,
        stop: doDailyUpkeep(
          { databaseUrl: undefined, dataDir, database, repositories, files: folderStore(dataDir) },
          retention,
          {
            log,
            report: () => {},
          },
        ),
      };
    };
    // The rest in bin and log.
    const left = async () => [
      (await repositories.bin.all()).map(({ name }) => name),
      (await repositories.log.page({}, { offset: 0, limit: 9 })).map(({ id }) => id),
    ];
    const day = (daysAgo: number) => new Date(jumped.getTime() - daysAgo * DAY_MS);
    await upkeep().stop();
    await moveToBin(repositories, commandLine, { kind: 'product', id: 'a', name: 'Bag', data: {} }, day(31));
    const { reference } = await repositories.applications.receive(application, start.toISOString());
    await eraseApplication(repositories, commandLine, { reference });
    const before = await left();
    expect(before[0]).toEqual(['Bag']);

    vi.setSystemTime(jumped);
    const { problems, stop } = upkeep();
    await vi.waitFor(() => expect(problems).toEqual([expect.stringContaining('retention --confirm-clock')]));
    await vi.waitFor(async () =>
      expect(await readFile(erasuresFile(dataDir), 'utf8')).toContain('application'),
    );
    expect(await left()).toEqual(before);

    await confirmClock(repositories, commandLine);
    vi.advanceTimersByTime(DAY_MS);
    await vi.waitFor(async () => expect((await left())[0]).toEqual([]));
    await stop();
    expect(problems).toHaveLength(1);
  });
});

test('pictures for links are removed 30 days after they were made', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
  const data = await openData();
  const share = join(data.dataDir, 'share');
  await mkdir(share);
  for (const [name, days] of [
    ['old.jpg', 31],
    ['young.jpg', 29],
  ] as const) {
    await writeFile(join(share, name), 'a picture');
    const made = new Date(start.getTime() - days * DAY_MS);
    await utimes(join(share, name), made, made);
  }
  const problems: string[] = [];
  const log = (problem: string) => problems.push(problem);
  await doDailyUpkeep(data, retention, { log, report: () => {} })();
  expect(await readdir(share)).toEqual(['young.jpg']);
  expect(problems).toEqual([]);
});

describe.each(testEngines())('an application that is deleted, on $engine,', ({ engine, create }) => {
  test('is in no table and no file of the database once its 30 days in the bin are over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start });
    const database = await takeReady(engine, create);
    const repositories = createRepositories(database.db);
    const ownDir = await mkdtemp(join(tmpdir(), 'test-upkeep-'));
    onTestFinished(() => rm(ownDir, { recursive: true }));
    const traces = () => tracesOf('Quvqangi', database, database.place.dataDir);
    const person = { ...application, firstName: 'Quvqangi' };
    const { reference } = await repositories.applications.receive(person, start.toISOString());
    await addNote(repositories, commandLine, { reference, text: 'Quvqangi calls on Monday' });
    await deleteApplication(repositories, commandLine, reference);

    const upkeepOf = (day: number) => {
      vi.setSystemTime(start.getTime() + day * DAY_MS);
      const site = {
        databaseUrl: undefined,
        dataDir: ownDir,
        database,
        repositories,
        files: folderStore(ownDir),
      };
      return doDailyUpkeep(site, retention, { log: console.error, report: () => {} })();
    };
    for (let day = 0; day <= 30; day += 1) await upkeepOf(day);
    expect(await traces()).toEqual(expect.arrayContaining(['rows of bin', 'rows of log']));
    await upkeepOf(31);
    expect(await traces()).toEqual([]);
  });
});

test('what an upgrade could not take out of the files of the database leaves them', async () => {
  const data = await openData();
  const database = { ...data.database, isScrubDue: true };
  const { db } = database;
  await db.insertInto('removed_products').values({ id: 'Quvqangi', category: '' }).execute();
  await db.deleteFrom('removed_products').execute();
  expect(await tracesOf('Quvqangi', database, data.dataDir)).not.toEqual([]);
  await doDailyUpkeep({ ...data, database }, retention, { log: console.error, report: () => {} })();
  expect(await tracesOf('Quvqangi', database, data.dataDir)).toEqual([]);
});

test('a task that fails is told, and the others are done', async () => {
  const data = await openData();
  await data.database.db.schema.dropTable('bin').execute();
  const problems: string[] = [];
  const stop = doDailyUpkeep(data, retention, { log: (problem) => problems.push(problem), report: () => {} });
  await stop();
  expect(problems).toEqual(['the bin can’t be emptied', 'pictures that nothing names can’t be removed']);
});
