import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { currentRelease } from '../back-office/releases/releases.ts';
import { startTestSite, testFolder } from './test-site.ts';

const here = hostname().replaceAll(/\W/g, '_');
const gone = `${here}-${spawnSync('true').pid}-0a1b2c3d`;
const living = `${here}-${process.pid}-0a1b2c3d`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('a start removes what killed processes were still writing, and nothing of anybody else', async () => {
  const DATA_DIR = await testFolder();
  const BACKUP_DIR = await testFolder();
  const backup = 'backup-2026-04-02-021500.tar.gz';
  const left: [file: string, days: number][] = [
    [`${DATA_DIR}/media/.unfinished-${gone}/480x360-a1b2c3.jpg`, 0],
    [`${DATA_DIR}/media/.unfinished-elsewhere-7-0a1b2c3d/480x360-a1b2c3.jpg`, 2],
    [`${DATA_DIR}/media/.unfinished-7d0f5a52-3f0e-4f0a-9f51-3c1a5e0d9b11/480x360-a1b2c3.jpg`, 2],
    [`${BACKUP_DIR}/${backup}.unfinished-${gone}`, 0],
  ];
  const kept: [file: string, days: number][] = [
    [`${DATA_DIR}/media/bag-0a1b2c3d/480x360-a1b2c3.jpg`, 2],
    [`${DATA_DIR}/media/.unfinished-${living}/480x360-a1b2c3.jpg`, 2],
    [`${DATA_DIR}/media/.unfinished-elsewhere-8-0a1b2c3d/480x360-a1b2c3.jpg`, 0],
    [`${DATA_DIR}/media/.unfinished-0e4f51d3-3f0e-4f0a-9f51-3c1a5e0d9b11/480x360-a1b2c3.jpg`, 0],
    [`${BACKUP_DIR}/${backup}`, 2],
    [`${BACKUP_DIR}/${backup}.unfinished-${living}`, 2],
    [`${BACKUP_DIR}/letter.unfinished-draft`, 2],
  ];
  for (const [file, days] of [...left, ...kept]) await put(file, daysAgo(days));

  const site = await startTestSite({ settings: { DATA_DIR, BACKUP_DIR } });
  const there = (await Promise.all([filesIn(DATA_DIR, 'media'), filesIn(BACKUP_DIR, '.')])).flat();
  expect(there.toSorted()).toEqual(kept.map(([file]) => file).toSorted());
  await site.stop();
});

test('what a killed process has made of a picture is removed at the next start', async () => {
  const DATA_DIR = await testFolder();
  const media = join(DATA_DIR, 'media');
  const file = join(DATA_DIR, 'photograph.jpg');
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#2f6b46' } })
    .jpeg()
    .toFile(file);
  const order = JSON.stringify({ file, id: '3f2a9c01-77de-4b10-8d5e-0c6f2b1a9e44', media, cut: 'whole' });
  const program = fork(join(currentRelease() ?? '', 'server/make-picture.js'), [order]);
  const ended = once(program, 'exit');
  const made = () => readdir(media).catch(() => []);
  // On a busy machine the program takes longer to begin than a poll waits by itself.
  await expect
    .poll(made, { interval: 5, timeout: 20_000 })
    .toEqual([expect.stringMatching(/^\.unfinished-/)]);
  program.kill('SIGKILL');
  await ended;
  expect(await made()).toEqual([expect.stringMatching(/^\.unfinished-/)]);

  await startTestSite({ settings: { DATA_DIR } });
  expect(await made()).toEqual([]);
});

/** Writes a file, and gives it and the folder of a picture that time. */
async function put(file: string, time: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  for (const each of [file, dirname(file)]) await utimes(each, time, time);
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
