import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentRelease } from '../back-office/releases/releases.ts';
import contact from '../content/en/contact.json' with { type: 'json' };
import layers from '../layers.json' with { type: 'json' };
import type { RunningSite } from '../tools/start-site.ts';
import { launchTestSite, pause, startTestSite, testFolder } from './test-site.ts';

const sources = [
  ...Object.keys(layers),
  ...'layers.json package.json package-lock.json tsconfig.json vite.config.ts'.split(' '),
];
const NOBODY = 65534;
const home = 'content/en/home.json';
const mistake = 'content/en/home.json, hero.heading: This key is missing.';

// One site of its own for all of these tests, which follow its life: each goes on from the release of the one before.
const siteDir = mkdtempSync(join(tmpdir(), 'test-releases-'));

beforeAll(() => {
  // Another account starts it too.
  chmodSync(siteDir, 0o755);
  for (const each of sources) cpSync(each, join(siteDir, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
});

afterAll(() => rmSync(siteDir, { recursive: true }));

test('a mistake in the content keeps a site without a build from starting, and is named', async () => {
  edit(home, '"heading"', '"headline"');
  const site = await launchTestSite({ siteDir });
  expect(await site.ended).toBe(1);
  expect(site.errors()).toContain(mistake);
  expect(site.errors()).toContain('The site could not be built; the reason stands above.');
  edit(home, '"headline"', '"heading"');
});

test('the first start builds the site', async () => {
  const site = await startTestSite({ siteDir });
  expect(await failing(site, await filesOf(site))).toEqual([]);
  expect(await readiness(site)).toEqual({ status: 'ok' });
});

test('a build that is killed leaves the running site whole, and the next start too', async () => {
  const site = await startTestSite({ siteDir });
  const files = await filesOf(site);
  const release = currentRelease(siteDir);
  const build = startBuild();
  await vi.waitFor(() => expect(unfinished('/client/assets')).toHaveLength(1), 20_000);
  build.kill('SIGKILL');
  await once(build, 'exit');
  expect(unfinished()).toHaveLength(1);
  expect(currentRelease(siteDir)).toBe(release);
  expect(await failing(site, files)).toEqual([]);
  expect(await failing(await startTestSite({ siteDir }), files)).toEqual([]);
});

test('two builds at the same time take no file from the running site, nor from its pages after the restart', async () => {
  const site = await startTestSite({ siteDir });
  const files = await filesOf(site);
  const first = currentRelease(siteDir) ?? '';
  edit('content/facts.json', /"socials": \[[^\]]*\]/, '"socials": []');
  addTo('web/start/hydrate.tsx', 'document.documentElement.dataset.release = "two";');
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#2f6b46' } }).toFile(
    join(siteDir, 'content/pictures/hero-loom.jpg'),
  );

  const builds = [startBuild(), startBuild()].map(async (build) => (await once(build, 'exit'))[0] as number);
  const missing = new Set<string>();
  let building = true;
  const codes = Promise.all(builds).finally(() => (building = false));
  while (building) {
    for (const file of await failing(site, files)) missing.add(file);
    // The builds need the time.
    await pause(200);
  }
  expect(await codes).toEqual([0, 0]);
  expect([...missing]).toEqual([]);
  expect(unfinished()).toEqual([]);
  expect(currentRelease(siteDir)).not.toBe(first);

  const next = await startTestSite({ siteDir });
  const newFiles = await filesOf(next);
  expect(newFiles.filter((file) => !files.includes(file)).map((file) => file.split('/')[1])).toEqual(
    expect.arrayContaining(['assets', 'media']),
  );
  // No heading without links below it.
  expect(await aboutPage(site)).toContain(contact.contact.socials);
  expect(await aboutPage(next)).not.toContain(contact.contact.socials);
  // A proxy may ask either process for the files of either page.
  for (const process of [site, next]) expect(await failing(process, [...files, ...newFiles])).toEqual([]);
});

test('pictures that did not change are neither made nor stored again', () => {
  const inodes = releases().map((release) =>
    globSync(`${release}/media/hero-classroom-*/*`).map((file) => statSync(file).ino),
  );
  expect(inodes.length).toBeGreaterThan(1);
  expect(inodes[0]?.length).toBeGreaterThan(1);
  expect(new Set(inodes.map(String)).size).toBe(1);
});

test('a mistake in the content is told, and the last good build is served', async () => {
  edit(home, '"heading"', '"headline"');
  const site = await startTestSite({ siteDir });
  expect(await failing(site, ['/', ...(await filesOf(site))])).toEqual([]);
  // Everybody may ask for it, so it names no file.
  expect(await readiness(site)).toEqual({ status: 'ok', outdated: true });
  expect(site.output()).toContain(`"buildProblems":["${mistake}`);
  const found = await findings();
  expect(found).toContainEqual(expect.objectContaining({ where: 'content/en/home.json, hero.heading' }));
  expect(found).toContainEqual(expect.objectContaining({ where: 'build' }));
  edit(home, '"headline"', '"heading"');
});

test.each([
  ['no JSON', '"hi",', '"hi",,', 'content/site.json, line 2: '],
  ['an unknown language', '"hi"', '"tamil"', 'content/site.json, languages.2: This is none of the languages'],
  ['no parts', '"parts"', '"sections"', 'content/site.json, parts: This key is missing.'],
  ['no categories', '"categories"', '"kinds"', 'content/site.json, categories: This key is missing.'],
])('a site.json with %s is told, and the last good build is served', async (_, from, to, told) => {
  edit('content/site.json', from, to);
  const site = await startTestSite({ siteDir });
  expect(await failing(site, ['/', '/hi', '/mr/about'])).toEqual([]);
  expect(site.output()).toContain(`"buildProblems":["${told}`);
  edit('content/site.json', to, from);
});

test('a photograph that can’t be read is told, and the last good build is served', async () => {
  const picture = join(siteDir, 'content/pictures/hero-loom.jpg');
  const before = readFileSync(picture);
  writeFileSync(picture, 'Dear sir, this is no photograph.');
  const site = await startTestSite({ siteDir });
  expect(await failing(site, ['/', ...(await filesOf(site))])).toEqual([]);
  expect(await readiness(site)).toEqual({ status: 'ok', outdated: true });
  expect(site.output()).toMatch(
    /"buildProblems":\["content\/pictures: \\"hero-loom\\" can't be read as a picture/,
  );
  writeFileSync(picture, before);
});

test('an account that may not write into the folder of the site starts it from the finished build', async () => {
  addTo('web/start/hydrate.tsx', '// newer than the build');
  const isRoot = process.getuid?.() === 0;
  const folders = ['build', 'build/releases'].map((folder) => join(siteDir, folder));
  for (const folder of folders) chmodSync(folder, 0o555);
  const site = await startTestSite({
    siteDir,
    uid: isRoot ? NOBODY : undefined,
  });
  expect(await failing(site, ['/', ...(await filesOf(site))])).toEqual([]);
  const reason = 'The folder build/releases can’t be written to: this account is not allowed to.';
  expect(await readiness(site)).toEqual({ status: 'ok', outdated: true });
  expect(site.output()).toContain(reason);
  for (const folder of folders) chmodSync(folder, 0o755);
});

test('a release that was replaced more than a day ago is removed by the next build', async () => {
  const [oldest = '', ...others] = releases();
  const replacedNow = currentRelease(siteDir) ?? '';
  const aDayAgo = Date.now() / 1000 - 25 * 60 * 60;
  for (const release of [oldest, replacedNow]) utimesSync(release, aDayAgo, aDayAgo);
  expect(await once(startBuild(), 'exit')).toEqual([0, null]);
  expect(releases()).toEqual(expect.arrayContaining(others));
  expect(others).toContain(replacedNow);
  expect(releases()).not.toContain(oldest);
});

function startBuild(): ChildProcess {
  return spawn(process.execPath, ['tools/build.ts'], {
    cwd: siteDir,
    env: {},
    stdio: 'ignore',
  });
}

/** The finished releases, the oldest first. */
function releases(): string[] {
  return globSync(join(siteDir, 'build/releases/[!.]*')).toSorted();
}

/** The folders of builds that are running or were killed. */
function unfinished(folder = ''): string[] {
  return globSync(join(siteDir, `build/releases/.unfinished-*${folder}`));
}

/** The addresses of all files that the home page names. */
async function filesOf({ address }: RunningSite): Promise<string[]> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const files = new Set(html.match(/\/(assets|fonts|media|icons)\/[\w./-]+\.\w+/g));
  expect(files.size).toBeGreaterThan(20);
  return [...files];
}

/** Those of the addresses that do not answer with 200. */
async function failing({ address }: RunningSite, paths: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(address + path);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return paths.filter((_, index) => statuses[index] !== 200);
}

async function aboutPage({ address }: RunningSite): Promise<string> {
  return (await fetch(`${address}/about`, { headers: { accept: 'text/html' } })).text();
}

async function readiness({ address }: RunningSite): Promise<unknown> {
  return (await fetch(`${address}/readyz`)).json();
}

/** The findings of the command line's `check`. */
async function findings(): Promise<{ where: string }[]> {
  const check = spawn(process.execPath, ['cli/main.ts', 'check', '--json'], {
    cwd: siteDir,
    env: { DATA_DIR: await testFolder() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(await text(check.stdout)) as { where: string }[];
}

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(siteDir, file), 'utf8');
  expect(before).toMatch(from);
  writeFileSync(join(siteDir, file), before.replace(from, to));
}

function addTo(file: string, line: string): void {
  appendFileSync(join(siteDir, file), `${line}\n`);
}
