import { readTestReport, type TestReport } from './test-report.ts';

/** How a step of `npm test` ended: its exit code, and the text of its report where it wrote one. */
export type TestStep = { name: string; exitCode: number; report: string | undefined };

/** The lines that end `npm test`, and whether everything passed. */
export type TestSummary = { lines: string[]; passed: boolean };

const testRunners = ['walls', 'unit', 'deploy', 'e2e', 'engines'];

/** Adds up all steps. The last line reads `12 passed, 0 failed`, with `, 3 skipped` where tests were skipped. */
export function summarize(steps: readonly TestStep[]): TestSummary {
  const counted = steps.map((step) => ({ name: step.name, ...countStep(step) }));
  const total = (count: (step: TestReport) => number) => counted.reduce((sum, step) => sum + count(step), 0);
  const failed = total((step) => step.failed);
  const skipped = total((step) => step.skipped.length);
  const counts = [
    `${total((step) => step.passed)} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
  ];
  const lines = counted.flatMap((step) => [
    ...(step.failed > 0 ? [`failed: ${step.name}`] : []),
    ...step.flaky.map((name) => `passed only when tried again: ${name}`),
    ...step.skipped.map((name) => `skipped: ${name}`),
  ]);
  return { lines: [...lines, counts.join(', ')], passed: failed === 0 && steps.length > 0 };
}

// A check without a report counts as one test. A runner that wrote no report, ran no test, or failed without a failed
// test counts as one failure.
function countStep({ name, exitCode, report }: TestStep): TestReport {
  const none = { skipped: [], flaky: [] };
  if (!testRunners.includes(name))
    return exitCode === 0 ? { passed: 1, failed: 0, ...none } : { passed: 0, failed: 1, ...none };
  const counted = report === undefined ? undefined : readTestReport(report);
  if (!counted) return { passed: 0, failed: 1, ...none };
  const ranNothing = counted.passed + counted.failed + counted.skipped.length === 0;
  return counted.failed === 0 && (exitCode !== 0 || ranNothing) ? { ...counted, failed: 1 } : counted;
}
