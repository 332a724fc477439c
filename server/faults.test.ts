import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories, type Repositories } from '../backend/repositories/create-repositories.ts';
import { pickle } from '../backend/repositories/test-records.ts';
import { apiWords } from '../content/api-words.ts';
import { launchTestSite, startTestSite, testFolder, type TestSite } from './test-site.ts';
import { applicationOf, apply, page, postForm } from './test-visitor.ts';

const typed = applicationOf('Kept Words');

describe('while the disk is full', () => {
  test.skipIf(!canMount())(
    'pages go on, a post is told so, and room is all it takes to recover',
    async () => {
      const dataDir = await mounted('2m');
      const site = await startTestSite({ settings: await stockedPlace(dataDir) });
      await pagesGoOn(site);
      const ballast = join(dataDir, 'ballast');
      fill(ballast);
      const stored = await postUntilRefused(site);
      await showsWhatWasTyped(site);
      await pagesGoOn(site);
      rmSync(ballast);
      await takesApplications(site);
      expect(await receivedNames(dataDir)).toEqual(expect.arrayContaining(stored));
    },
  );

  test.skipIf(!existsSync('/dev/full'))('the site does without its log', async () => {
    const settings = await stockedPlace(await testFolder());
    const site = await startTestSite({ settings: { ...settings, LOG_LEVEL: 'debug' }, logFile: '/dev/full' });
    for (let asked = 0; asked < 50; asked += 1) await (await page(`${site.address}/no-such-page`)).text();
    await pagesGoOn(site);
    await takesApplications(site);
  });
});

test.skipIf(!hasProgram('prlimit'))(
  'while the disk takes no writes, pages go on and posts are told so',
  async () => {
    const site = await startTestSite({ settings: await stockedPlace(await testFolder()) });
    await pagesGoOn(site);
    limitFiles(site, '0');
    await postUntilRefused(site);
    await showsWhatWasTyped(site);
    await pagesGoOn(site);
    limitFiles(site, 'unlimited');
    await takesApplications(site);
  },
);

test('while another process locks the database, pages go on at once and a post is told so', async () => {
  const dataDir = await testFolder();
  const site = await startTestSite({ settings: await stockedPlace(dataDir) });
  await pagesGoOn(site);
  const release = await lock(dataDir);
  const [posted] = await Promise.all([
    apply(site.address, typed),
    (async () => {
      for (let look = 0; look < 10; look += 1) await pagesGoOn(site);
    })(),
  ]);
  await isRefusedKindly(posted);
  await showsWhatWasTyped(site);
  await release();
  await takesApplications(site);
});

describe('a database file that was overwritten', () => {
  test('ends nothing while the site runs, and its return is all it takes to recover', async () => {
    const dataDir = await testFolder();
    const site = await startTestSite({ settings: await stockedPlace(dataDir) });
    await pagesGoOn(site);
    const file = join(dataDir, 'foundation.sqlite');
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.alloc(whole.length, 'x'), { flag: 'r+' });
    for (let sent = 0; sent < 5; sent += 1) {
      expect([201, 503]).toContain((await apply(site.address, applicationOf(`Name ${sent}`))).status);
      expect([200, 503]).toContain((await fetch(`${site.address}/enrolled`)).status);
    }
    await pagesGoOn(site);
    writeFileSync(file, whole, { flag: 'r+' });
    await takesApplications(site);
  });

  test('keeps the next start from succeeding, which says so in one line', async () => {
    const dataDir = await testFolder();
    const file = join(dataDir, 'foundation.sqlite');
    writeFileSync(file, 'a shopping list, '.repeat(500));
    const site = await launchTestSite({ settings: { DATA_DIR: dataDir } });
    expect(await site.ended).toBe(1);
    expect(site.complained()).toBe(`${file} is not an SQLite database.\n`);
  });
});

test('a database file that was replaced is found without a restart', async () => {
  const dataDir = await testFolder();
  const site = await startTestSite({ settings: await stockedPlace(dataDir) });
  await takesApplications(site);
  // As when a backup is put in its place by hand.
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
  await stockedPlace(dataDir);
  await takesApplications(site);
  expect(await receivedNames(dataDir)).toHaveLength(1);
});

function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && tryMount();
}

function tryMount(): boolean {
  const folder = '/tmp/test-mount';
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  return status === 0;
}

async function mounted(size: string): Promise<string> {
  const folder = await testFolder();
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

// Writes beyond that size fail, as they do on a broken disk.
function limitFiles(site: TestSite, size: string): void {
  const { status } = spawnSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}:unlimited`]);
  expect(status).toBe(0);
}

function fill(file: string): void {
  for (const size of [1 << 20, 1 << 16, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for pieces of that size.
    }
  }
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
  const received = await beside(dataDir, ({ applications }) => applications.all());
  return received.map(({ firstName }) => firstName);
}

async function pagesGoOn({ address }: TestSite): Promise<void> {
  const shop = await page(`${address}/shop`);
  expect([shop.status, await shop.text()]).toEqual([200, expect.stringContaining(pickle.name)]);
  for (const path of ['/', '/hostel-enrollment']) expect((await page(address + path)).status).toBe(200);
}

// A database that is full may still have room in what it took before.
async function postUntilRefused({ address }: TestSite): Promise<string[]> {
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
  expect([answer.status, await answer.json()]).toEqual([503, { message: apiWords.unavailable }]);
  expect(answer.headers.get('retry-after')).toBe('30');
}

async function showsWhatWasTyped({ address }: TestSite): Promise<void> {
  const answer = await postForm(address, typed);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain(apiWords.unavailable);
  for (const field of ['firstName', 'email', 'phone', 'additionalInfo'] as const)
    expect(html).toContain(typed[field]);
}

async function takesApplications({ address }: TestSite): Promise<void> {
  const mark = `After ${performance.now()}`;
  await vi.waitFor(async () => expect((await apply(address, applicationOf(mark))).status).toBe(201), {
    timeout: 10_000,
    interval: 250,
  });
}
