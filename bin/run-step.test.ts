import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCount, vitestCount } from './count-tests.ts';
import { runStep } from './run-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
const script = (text: string) => ['-e', text];

test('a check counts as one', async () => {
  expect(await runStep({ commands: [script('')] })).toMatchObject({ passed: 1, failed: 0 });
});

test('a failing check counts as one failure, ends its step and shows what it wrote', async () => {
  const failing = script(`console.log('one'); console.error('two'); process.exit(3)`);
  const outcome = await runStep({ commands: [failing, script(`console.log('three')`)] });

  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.output).toMatch(/one/);
  expect(outcome.output).toMatch(/two/);
  expect(outcome.output).not.toMatch(/three/);
});

test.each([
  [
    'a runner that ran no test is a failure',
    { passed: 0, failed: 0, skipped: 4, flaky: 0 },
    0,
    { passed: 0, failed: 1 },
  ],
  [
    'a runner that fails with no failed test is a failure',
    { passed: 5, failed: 0, skipped: 0, flaky: 0 },
    1,
    { passed: 5, failed: 1 },
  ],
  [
    'failed tests are counted once',
    { passed: 5, failed: 2, skipped: 0, flaky: 0 },
    1,
    { passed: 5, failed: 2 },
  ],
  [
    'passed tests are counted',
    { passed: 5, failed: 0, skipped: 1, flaky: 0 },
    0,
    { passed: 5, failed: 0, skipped: 1 },
  ],
])('%s', async (_, count, exit, expected) => {
  const file = join(folder, 'report.json');
  const writes = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '{}'); process.exit(${exit})`;

  expect(await runStep({ commands: [script(writes)], counted: { file, count: () => count } })).toMatchObject(
    expected,
  );
});

test('the report of an earlier run does not count', async () => {
  const file = join(folder, 'stale.json');
  writeFileSync(file, '{}');
  const count = () => ({ passed: 9, failed: 0, skipped: 0, flaky: 0 });

  expect(await runStep({ commands: [script('')], counted: { file, count } })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('a test file that can not be loaded is counted among the failures', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults };

  expect(vitestCount(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 1, flaky: 0 });
});

test('an error outside of the browser tests is counted among the failures', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] };

  expect(playwrightCount(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 2, flaky: 0 });
});

test('a browser test that passes only when tried again is counted as passed, and named flaky', () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };

  expect(playwrightCount(JSON.stringify(report))).toEqual({ passed: 4, failed: 0, skipped: 0, flaky: 1 });
});
