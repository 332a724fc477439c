import * as v from 'valibot';

/** How many tests passed, failed and were skipped; `flaky` of those that passed had failed before they were tried again. */
export type TestCount = { passed: number; failed: number; skipped: number; flaky: number };

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
});

/** Counts the tests of Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function vitestCount(report: string): TestCount {
  const told = v.parse(v.pipe(v.string(), v.parseJson(), vitestReport), report);
  const brokenFiles = told.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: told.numPassedTests,
    failed: told.numFailedTests + brokenFiles.length,
    skipped: told.numPendingTests + told.numTodoTests,
    flaky: 0,
  };
}

/** Counts the tests of Playwright's JSON report; an error outside of any test counts as one failure. */
export function playwrightCount(report: string): TestCount {
  const { stats, errors } = v.parse(v.pipe(v.string(), v.parseJson(), playwrightReport), report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
