import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import { createRepositories, type Repositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { canMount, fill, mounted } from '../storage/database/test-full-disk.ts';
import { bag, pickle } from '../storage/test-records.ts';
import type { RunningSite } from '../tools/start-site.ts';
import { launchTestSite, pause, startTestSite, testFolder } from './test-site.ts';
import { applicationOf, apply, page, postForm } from './test-visitor.ts';

const typed = applicationOf('Kept Words');
const goOn = [200, true, 200, 200];
const kept = [503, true, ['firstName', 'email', 'phone', 'additionalInfo']];

describe('while the disk is full', () => {
  test.skipIf(!canMount())(
    'pages go on, a post is told so, and room is all it takes to recover',
    async () => {
      const dataDir = mounted('2m');
      const site = await startTestSite({ settings: await stockedPlace(dataDir) });
      expect(await pagesOf(site)).toEqual(goOn);
      const ballast = join(dataDir, 'ballast');
      fill(ballast);
      const stored = await postUntilRefused(site);
      expect(await formOf(site)).toEqual(kept);
      expect(await pagesOf(site)).toEqual(goOn);
      const ready = await fetch(`${site.address}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'read-only' }]);
      rmSync(ballast);
      expect(await takesApplications(site)).toBe(true);
      expect(await receivedNames(dataDir)).toEqual(expect.arrayContaining(stored));
    },
  );

  test.skipIf(!canMount()).each(['SIGTERM', 'SIGKILL'] as const)(
    'a start after %s shows all that was stored, says what to do, and goes on by itself once there is room',
    async (signal) => {
      const dataDir = mounted('2m');
      const before = await startTestSite({ settings: await stockedPlace(dataDir) });
      expect((await apply(before.address, applicationOf('Before the stop'))).status).toBe(201);
      await beside(dataDir, ({ products }) => products.save([bag]));
      before.kill(signal);
      await before.ended;
      // After a kill the application and the second product are in SQLite's log only. Its shared memory would be room.
      expect(existsSync(join(dataDir, 'foundation.sqlite-wal'))).toBe(signal === 'SIGKILL');
      rmSync(join(dataDir, 'foundation.sqlite-shm'), { force: true });
      const ballast = join(dataDir, 'ballast');
      fill(ballast);

      // What a start makes or fills for the first time has no room, either.
      const BACKUP_DIR = join(mounted('1m,nr_inodes=1'), 'backups');
      const settings = { DATA_DIR: dataDir, BACKUP_AT: '02:15', BACKUP_DIR, SAMPLE_DATA: 'on' };
      const site = await startTestSite({ settings });
      expect(site.output()).toContain(`The disk of DATA_DIR=${dataDir} is full.`);
      for (const problem of ['could not be filled with samples', 'the folder of backups can’t be made'])
        expect(site.output()).toContain(problem);
      expect(await pagesOf(site)).toEqual(goOn);
      expect(await (await page(`${site.address}/shop`)).text()).toContain(bag.name);
      await isRefusedKindly(await apply(site.address, typed));
      expect(await formOf(site)).toEqual(kept);
      const ready = await fetch(`${site.address}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'read-only' }]);

      rmSync(ballast);
      expect(await takesApplications(site)).toBe(true);
      await vi.waitFor(() => expect(site.output()).toContain('The disk has room again'), 15_000);
      // Another process can open the database again.
      expect(await receivedNames(dataDir)).toContain('Before the stop');
    },
  );

  test.skipIf(!existsSync('/dev/full'))('the site does without its log', async () => {
    const settings = await stockedPlace(await testFolder());
    const site = await startTestSite({ settings: { ...settings, LOG_LEVEL: 'debug' }, logFile: '/dev/full' });
    for (let asked = 0; asked < 50; asked += 1) await (await page(`${site.address}/no-such-page`)).text();
    expect(await pagesOf(site)).toEqual(goOn);
    expect(await takesApplications(site)).toBe(true);
    site.kill('SIGTERM');
    expect(await site.ended).toBe(0);
  });
});

test.skipIf(!hasProgram('prlimit'))(
  'while the disk takes no writes, pages go on and posts are told so',
  async () => {
    const site = await startTestSite({ settings: await stockedPlace(await testFolder()) });
    expect(await pagesOf(site)).toEqual(goOn);
    limitFiles(site, '0');
    await postUntilRefused(site);
    expect(await formOf(site)).toEqual(kept);
    expect(await pagesOf(site)).toEqual(goOn);
    limitFiles(site, 'unlimited');
    expect(await takesApplications(site)).toBe(true);
  },
);

test('while another process locks the database, pages go on at once and a post is told so', async () => {
  const dataDir = await testFolder();
  const site = await startTestSite({ settings: await stockedPlace(dataDir) });
  expect(await pagesOf(site)).toEqual(goOn);
  const release = await lock(dataDir);
  const [posted] = await Promise.all([
    apply(site.address, typed),
    (async () => {
      for (let look = 0; look < 10; look += 1) expect(await pagesOf(site)).toEqual(goOn);
    })(),
  ]);
  await isRefusedKindly(posted);
  expect(await formOf(site)).toEqual(kept);
  await release();
  expect(await takesApplications(site)).toBe(true);
});

describe('a database file that was overwritten', () => {
  test('ends nothing while the site runs, and its return is all it takes to recover', async () => {
    const dataDir = await testFolder();
    const site = await startTestSite({ settings: await stockedPlace(dataDir) });
    expect(await pagesOf(site)).toEqual(goOn);
    const file = join(dataDir, 'foundation.sqlite');
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.alloc(whole.length, 'x'), { flag: 'r+' });
    for (let sent = 0; sent < 5; sent += 1) {
      expect([201, 503]).toContain((await apply(site.address, applicationOf(`Name ${sent}`))).status);
      expect([200, 503]).toContain((await fetch(`${site.address}/enrolled`)).status);
    }
    expect(await pagesOf(site)).toEqual(goOn);
    writeFileSync(file, whole, { flag: 'r+' });
    expect(await takesApplications(site)).toBe(true);
  });

  test('keeps the next start from succeeding, which says so in one line', async () => {
    const dataDir = await testFolder();
    const file = join(dataDir, 'foundation.sqlite');
    writeFileSync(file, 'a shopping list, '.repeat(500));
    const site = await launchTestSite({ settings: { DATA_DIR: dataDir } });
    expect(await site.ended).toBe(1);
    expect(site.errors()).toBe(`${file} is not an SQLite database.\n`);
  });
});

test('a database file that was replaced is found without a restart', async () => {
  const dataDir = await testFolder();
  const site = await startTestSite({ settings: await stockedPlace(dataDir) });
  expect(await takesApplications(site)).toBe(true);
  // As when a backup is put in its place by hand.
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
  await stockedPlace(dataDir);
  expect(await takesApplications(site)).toBe(true);
  expect(await receivedNames(dataDir)).toHaveLength(1);
});

function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

// Writes beyond that size fail, as they do on a broken disk.
function limitFiles(site: RunningSite, size: string): void {
  const { status } = spawnSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:unlimited`]);
  expect(status).toBe(0);
}

/** Settings of a site on that folder, whose shop has one product. */
async function stockedPlace(dataDir: string): Promise<Record<string, string>> {
  await beside(dataDir, ({ products }) => products.save([pickle]));
  return { DATA_DIR: dataDir };
}

async function beside<Result>(dataDir: string, work: (repositories: Repositories) => Promise<Result>) {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  return work(createRepositories(db)).finally(close);
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  const transaction = await db.startTransaction().execute();
  return async () => {
    await transaction.rollback().execute();
    await close();
  };
}

async function receivedNames(dataDir: string): Promise<string[]> {
  const received = await beside(dataDir, ({ inbox }) => inbox.all());
  return received.map(({ firstName }) => firstName);
}

/** The status of each page, and whether the shop has its product. */
async function pagesOf({ address }: RunningSite): Promise<unknown[]> {
  const shop = await page(`${address}/shop`);
  const others = await Promise.all(['/', '/hostel-enrollment'].map((path) => page(address + path)));
  return [shop.status, (await shop.text()).includes(pickle.name), ...others.map(({ status }) => status)];
}

// A database that is full may still have room in what it took before.
async function postUntilRefused({ address }: RunningSite): Promise<string[]> {
  const stored: string[] = [];
  for (;;) {
    const name = `Stored ${stored.length}`;
    const answer = await apply(address, applicationOf(name));
    if (answer.status !== 201) {
      await isRefusedKindly(answer);
      return stored;
    }
    stored.push(name);
  }
}

async function isRefusedKindly(answer: Response): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([503, { message: apiMessages.unavailable }]);
  expect(answer.headers.get('retry-after')).toBe('30');
}

/** The answer to a form that is posted without scripts. */
async function formOf({ address }: RunningSite): Promise<unknown[]> {
  const answer = await postForm(address, typed);
  const html = await answer.text();
  const fields = ['firstName', 'email', 'phone', 'additionalInfo'].filter((field) =>
    html.includes(typed[field] ?? ''),
  );
  return [answer.status, html.includes(apiMessages.unavailable), fields];
}

/** Whether an application is taken again, within 10 s. */
async function takesApplications({ address }: RunningSite): Promise<boolean> {
  const mark = `After ${performance.now()}`;
  for (let tried = 0; tried < 40; tried += 1) {
    if ((await apply(address, applicationOf(mark))).status === 201) return true;
    await pause(250);
  }
  return false;
}
