import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceList } from './licence-list.ts';
import { parseLockFile } from './lock-file.ts';

const lock = (packages: object) =>
  parseLockFile(JSON.stringify({ packages: { '': { license: 'MIT' }, ...packages } }));

test('names each package that runs with the site, and counts the others by licence', () => {
  const page = licenceList(
    lock({
      'node_modules/hono': { version: '4.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@x/b': { version: '1.0.0' },
      'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
    }),
  );
  expect(page).toContain('| hono | 4.0.0 | MIT |\n| @x/b | 1.0.0 | not stated |\n');
  expect(page).toContain('| MIT | 1 |\n');
  expect(page).not.toContain('vite');
});

test('every package that runs with the site states a licence that may be used freely', () => {
  const [, runs = ''] = licenceList(parseLockFile(readFileSync('package-lock.json', 'utf8'))).split(
    '## What',
  );
  const licences = Array.from(runs.matchAll(/^\| \S+ \| \S+ \| (.+) \|$/gm), ([, licence]) => licence ?? '');
  expect(licences.length).toBeGreaterThan(20);
  const free =
    /^(licence|---|MIT(-0)?|ISC|0BSD|(Apache|BSD|BlueOak|LGPL|CC0|Unlicense)[-\w.]*)( (AND|OR) (MIT|(Apache|LGPL)[-\w.]*))*$/;
  expect(licences.filter((licence) => !free.test(licence.replace(/[()]/g, '')))).toEqual([]);
});
