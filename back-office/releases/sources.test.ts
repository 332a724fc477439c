import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isReleaseOutdated, recordSources } from './sources.ts';

const home = 'content/en/home.json';
const longAgo = new Date('2020-01-01T00:00:00Z');

let siteDir = '';
let release = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'test-sources-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const file of ['tools/build.ts', 'server/app.ts', 'package-lock.json', home]) write(file);
  release = join(siteDir, 'build/releases/one');
  mkdirSync(release, { recursive: true });
  recordSources(release, siteDir);
});

test('a release is outdated once a source holds something else, whatever time it has', () => {
  expect(isReleaseOutdated(release, siteDir)).toBe(false);
  appendFileSync(join(siteDir, home), 'more');
  utimesSync(join(siteDir, home), longAgo, longAgo);
  expect(isReleaseOutdated(release, siteDir)).toBe(true);
});

test('a source that comes, goes or gets another name makes a release outdated', () => {
  write('content/pictures/hero.jpg');
  expect(isReleaseOutdated(release, siteDir)).toBe(true);
  recordSources(release, siteDir);
  rmSync(join(siteDir, 'content/pictures/hero.jpg'));
  write('content/pictures/loom.jpg', 'content/pictures/hero.jpg');
  expect(isReleaseOutdated(release, siteDir)).toBe(true);
  recordSources(release, siteDir);
  rmSync(join(siteDir, 'content/pictures/loom.jpg'));
  expect(isReleaseOutdated(release, siteDir)).toBe(true);
});

test('a source that is written anew as it was does not', () => {
  write(home);
  const soon = new Date(Date.now() + 60_000);
  utimesSync(join(siteDir, home), soon, soon);
  expect(isReleaseOutdated(release, siteDir)).toBe(false);
});

test('neither do tests, documents, and what an editor keeps beside a file', () => {
  for (const file of ['server/app.test.ts', 'server/test-site.ts', 'web/islands/README.md']) write(file);
  symlinkSync('nowhere', join(siteDir, 'content/en/.#home.json'));
  expect(isReleaseOutdated(release, siteDir)).toBe(false);
});

test('a copied release without the sources, or without what builds them, is not outdated', () => {
  rmSync(join(siteDir, 'content'), { recursive: true });
  rmSync(join(siteDir, 'tools'), { recursive: true });
  expect(isReleaseOutdated(release, siteDir)).toBe(false);
});

test('a release that does not say what it was built from is outdated', () => {
  rmSync(join(release, 'sources.sha256'));
  expect(isReleaseOutdated(release, siteDir)).toBe(true);
});

function write(file: string, text = file): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
}
