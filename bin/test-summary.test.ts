import { expect, test } from 'vitest';
import { summarize } from './test-summary.ts';

const vitest = (statuses: readonly string[], fileStatus = 'passed') =>
  JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    testResults: [
      {
        status: fileStatus,
        assertionResults: statuses.map((status, at) => ({ status, fullName: `test ${at + 1}` })),
      },
    ],
  });

const playwright = (statuses: readonly string[], errors: unknown[] = []) =>
  JSON.stringify({
    suites: [
      {
        title: 'shop.spec.ts',
        specs: [],
        suites: [
          {
            title: 'the shop',
            specs: statuses.map((status, at) => ({
              title: `test ${at + 1}`,
              tests: [{ status, projectName: 'phone' }],
            })),
          },
        ],
      },
    ],
    errors,
  });

const check = (exitCode: number) => ({ name: 'lint', exitCode, report: undefined });

test('checks and reports are added up in the last line', () => {
  const unit = { name: 'unit', exitCode: 0, report: vitest(['passed', 'passed']) };
  const e2e = { name: 'e2e', exitCode: 0, report: playwright(['expected', 'expected', 'expected']) };

  expect(summarize([check(0), unit, e2e])).toEqual({ lines: ['6 passed, 0 failed'], passed: true });
});

test('a failed check counts as one failure and is named', () => {
  expect(summarize([check(2)])).toEqual({ lines: ['failed: lint', '0 passed, 1 failed'], passed: false });
});

test('skipped tests are named and counted, and fail nothing', () => {
  const report = vitest(['passed', 'skipped']);

  expect(summarize([{ name: 'deploy', exitCode: 0, report }])).toEqual({
    lines: ['skipped: test 2', '1 passed, 0 failed, 1 skipped'],
    passed: true,
  });
});

test('a test that passed only when tried again is named', () => {
  const report = playwright(['expected', 'flaky']);

  expect(summarize([{ name: 'e2e', exitCode: 0, report }]).lines).toEqual([
    'passed only when tried again: shop.spec.ts › the shop › test 2 (phone)',
    '2 passed, 0 failed',
  ]);
});

test.each([
  ['wrote no report', undefined, 0],
  ['wrote half a report', '{"numPassedTests": 3', 1],
  ['ran no test', vitest([]), 0],
  ['could not load a file', vitest([], 'failed'), 1],
])('a runner that %s counts as one failure', (_, report, exitCode) => {
  expect(summarize([{ name: 'unit', exitCode, report }]).lines.at(-1)).toBe('0 passed, 1 failed');
});

test('a runner that fails after its tests passed counts as one failure', () => {
  const unit = { name: 'unit', exitCode: 1, report: vitest(['passed']) };
  const e2e = { name: 'e2e', exitCode: 1, report: playwright(['expected'], [{}]) };

  expect(summarize([unit, e2e]).lines.at(-1)).toBe('2 passed, 2 failed');
});

test('nothing run is no success', () => {
  expect(summarize([])).toEqual({ lines: ['0 passed, 0 failed'], passed: false });
});
