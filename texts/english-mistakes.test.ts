import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import layers from '../layers.json' with { type: 'json' };

// A copy of the project, as the English files that the program imports are those that a director changes.
const folder = mkdtempSync(join(tmpdir(), 'content-'));

beforeAll(() => {
  for (const each of [...Object.keys(layers), 'layers.json', 'package.json'])
    cpSync(each, join(folder, each), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'a key that is renamed',
    'home.json',
    '"heading": [',
    '"headline": [',
    'hero.heading: This key is missing. Was it renamed or removed? Put it back.',
  ],
  [
    'a placeholder that is lost',
    'cart.json',
    '{price} each',
    'each',
    'each: The placeholder {price} is missing; put it back where its value belongs.',
  ],
  [
    'a text in place of a list',
    'home.json',
    /\[\s*"Children[^\]]*\]/,
    '"x"',
    'hero.heading: Write a list here, between square brackets [ ].',
  ],
  [
    'one picture too many',
    'home.json',
    '"heroPictures": [',
    '"heroPictures": [{ "alt": "a", "caption": "b" },',
    'heroPictures: This list needs exactly 4 entries.',
  ],
  ['a text that is HTML', 'home.json', '"Pause"', '"<b>Pause</b>"', 'motion.pause: “<b>” is shown as it is'],
  [
    'a comma that is missing',
    'home.json',
    /,(\s*"motion")/,
    '$1',
    'line 2: A comma is missing at the end of this line.',
  ],
  [
    'a comma that is missing in a text of the desk',
    'desk/home.json',
    /,(\s*"waits")/,
    '$1',
    'line 3: A comma is missing at the end of this line.',
  ],
])('%s in English is named in the English file', (_, path, from, to, line) => {
  const file = join(folder, 'content/en', path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(from, to));
  const { stderr, status } = run('tools/check-content.ts');
  writeFileSync(file, before);
  expect(status).toBe(1);
  const lines = stderr.split('\n\n')[0]?.split('\n');
  expect(lines).toEqual([expect.stringContaining(`content/en/${path}, ${line}`)]);
});

test('an English file that is missing is named, also by the command line', () => {
  const file = join(folder, 'content/en/desk/home.json');
  const before = readFileSync(file, 'utf8');
  rmSync(file);
  const answers = [run('tools/check-content.ts'), run('cli/main.ts', 'check')];
  writeFileSync(file, before);
  for (const { stderr, status } of answers) {
    expect(stderr).toMatch(/^content\/en\/desk\/home\.json: This file is missing or can’t be opened/);
    expect(status).toBe(1);
  }
});

function run(...command: string[]) {
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
}
