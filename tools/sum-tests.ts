import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

// The last step of `npm test`. Each step before it left its exit code in test-results/<step>.exit, and a test runner its
// report, in JUnit's format, in test-results/<step>.xml. Each runner ends with a sum of its own; none adds up another's.
const runners = ['tools', 'unit', 'deploy', 'e2e', 'engines'];
const steps = globSync('test-results/*.exit').toSorted(
  (one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs,
);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const name = basename(step, '.exit');
  const { passed, failed, skipped } = countStep(name, Number(readFileSync(step, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped.length;
  if (failed > 0) console.log(`failed: ${name}`);
  for (const test of skipped) console.log(`skipped: ${test}`);
}
const alsoSkipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${alsoSkipped}`);
process.exitCode = total.failed > 0 || steps.length === 0 ? 1 : 0;

// A check without a report counts as one test. A runner that wrote no report, ran no test, or failed without a failed test
// counts as one failure.
function countStep(name: string, exitCode: number): { passed: number; failed: number; skipped: string[] } {
  if (!runners.includes(name))
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: [] };
  const file = `test-results/${name}.xml`;
  const tests = existsSync(file) ? readFileSync(file, 'utf8').split('<testcase ').slice(1) : [];
  const having = (part: string) => tests.filter((test) => test.includes(part));
  const failed = having('<failure').length + having('<error').length;
  const skipped = having('<skipped');
  return {
    passed: tests.length - failed - skipped.length,
    failed: failed === 0 && (exitCode !== 0 || tests.length === 0) ? 1 : failed,
    skipped: skipped.map((test) => `${/(?:^|\s)name="([^"]*)"/.exec(test)?.[1]}${reasonOf(test)}`),
  };
}

// Playwright's report has it; Vitest's tests say it in their names.
function reasonOf(test: string): string {
  const reason = /<property name="skip" value="([^"]*)"/.exec(test)?.[1];
  return reason ? ` (${reason})` : '';
}
