import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The last lines of `npm test` after steps that ended with an exit code and left a report; and its own exit code. */
function sum(steps: Readonly<Record<string, { exit: number; report?: string }>>): [string[], number | null] {
  const folder = mkdtempSync(join(tmpdir(), 'sum-tests-'));
  mkdirSync(join(folder, 'test-results'));
  for (const [name, { exit, report }] of Object.entries(steps)) {
    writeFileSync(join(folder, 'test-results', `${name}.exit`), `${exit}\n`);
    if (report !== undefined) writeFileSync(join(folder, 'test-results', `${name}.xml`), report);
  }
  const { stdout, status } = spawnSync(process.execPath, [resolve('tools/sum-tests.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return [stdout.trimEnd().split('\n'), status];
}

const passed = '<testcase classname="shop" name="a search" time="1"></testcase>';
const failed = '<testcase name="a price"><failure message="wrong"></failure></testcase>';
const skipped =
  '<testcase classname="steady.spec.ts" name="a font"><properties><property name="skip" value="none here"></property></properties><skipped></skipped></testcase>';

test('checks and reports are added up in the last line', () => {
  expect(sum({ lint: { exit: 0 }, unit: { exit: 0, report: passed + passed } })).toEqual([
    ['3 passed, 0 failed'],
    0,
  ]);
});

test('a failed check counts as one failure and is named', () => {
  expect(sum({ lint: { exit: 2 } })).toEqual([['failed: lint', '0 passed, 1 failed'], 1]);
});

test('failed tests are counted', () => {
  expect(sum({ unit: { exit: 1, report: passed + failed + failed } })).toEqual([
    ['failed: unit', '1 passed, 2 failed'],
    1,
  ]);
});

test('skipped tests are named with their reason, and fail nothing', () => {
  expect(sum({ e2e: { exit: 0, report: passed + skipped } })).toEqual([
    ['skipped: a font (none here)', '1 passed, 0 failed, 1 skipped'],
    0,
  ]);
});

test.each([
  ['wrote no report', undefined, 0],
  ['ran no test', '<testsuites></testsuites>', 0],
  ['could not load a file', '<testsuites></testsuites>', 1],
])('a runner that %s counts as one failure', (_, report, exit) => {
  const step = report === undefined ? { exit } : { exit, report };
  expect(sum({ unit: step })).toEqual([['failed: unit', '0 passed, 1 failed'], 1]);
});

test('a runner that fails after its tests passed counts as one failure', () => {
  expect(sum({ unit: { exit: 1, report: passed } })).toEqual([['failed: unit', '1 passed, 1 failed'], 1]);
});

test('nothing run is no success', () => {
  expect(sum({})).toEqual([['0 passed, 0 failed'], 1]);
});
