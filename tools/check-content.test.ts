import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'test-check-content-'));

beforeAll(() => cpSync('content', join(folder, 'content'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['en', '"type": "Long"', '"type": ""', 'products.block-print-kurta.variants.2.type: This text is empty'],
  [
    'en',
    '"featured": true',
    '"featured": "yes"',
    'products.block-print-kurta.featured: Write true or false here',
  ],
  [
    'en',
    '"picture": "night-suit"',
    '"picture": "night-siut"',
    'products.night-suit.picture: There is no picture “night-siut”.',
  ],
  [
    'en',
    '"feesPaid": true',
    '"fees": true',
    'students.1.fees: This key is unknown. Did you mean “feesPaid”?',
  ],
  [
    'hi',
    '"making": "',
    '"made": "',
    'products.block-print-kurta.story.made: This key is unknown. Did you mean “making”?',
  ],
])('a mistake in a sample is named by file and key: %s, %s → %s', (language, from, to, problem) => {
  const file = join(folder, `content/sample-data/${language}.json`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(from, to));
  expect(check()).toEqual({
    status: 1,
    said: expect.stringContaining(`content/sample-data/${language}.json, ${problem}`),
  });
  writeFileSync(file, before);
});

test('a sentence that is added to an English text, and to no translation, is named in each language, and stops no build', () => {
  const file = join(folder, 'content/en/home.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"lead": "', '"lead": "Come in. '));
  const line = (language: string) =>
    `content/${language}: 1 text may say something else than the English now: ${language}/home#hero.lead. Compare: npm run cli -- texts confirm ${language}\n`;
  expect(check()).toEqual({ status: 0, said: line('hi') + line('mr') });
  writeFileSync(file, before);
});

test('the check of the content says nothing while all is well, and else names file, key and reason', () => {
  expect(check()).toEqual({ status: 0, said: '' });
  const home = join(folder, 'content/en/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replace('"heading": [', '"headline": ['));
  for (const picture of ['market.heic', 'Market Day.jpg', 'stall.jpg', 'stall.png'])
    writeFileSync(join(folder, 'content/pictures', picture), '');
  const gallery = join(folder, 'content/gallery.json');
  writeFileSync(gallery, readFileSync(gallery, 'utf8').replace('2025-10-11', '14-01-2026'));
  expect(check()).toEqual({
    status: 1,
    said: [
      'content/gallery.json, 1.date: Write a date that exists, as year-month-day: 2019-02-10.',
      'content/en/home.json, hero.heading: This key is missing. Was it renamed or removed? Put it back.',
      'content/en/home.json, hero.headline: This key is unknown. Did you mean “heading”?',
      'content/pictures/Market Day.jpg: Give it a name of small letters, digits and hyphens, such as hero-loom.jpg.',
      'content/pictures/market.heic: Save this picture as a .jpg, .png or .webp file.',
      'content/pictures/stall.png: Another picture has this name. Take one of them out.',
      '',
      'Correct this in the folder content, then run the command again.',
      '',
    ].join('\n'),
  });
});

function check(): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [resolve('tools/check-content.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}
