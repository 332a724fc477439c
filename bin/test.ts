import { type Outcome, runStep } from './run-step.ts';
import { steps } from './test-steps.ts';

const asked = process.argv.slice(2);
const names = Object.keys(steps);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${names.join(', ')}.`);
  process.exit(2);
}

const sum = { passed: 0, failed: 0, flaky: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`${name} … `);
  const outcome = await runStep(step);
  console.log(described(outcome));
  if (outcome.failed + outcome.flaky > 0) console.log(outcome.output);
  sum.passed += outcome.passed;
  sum.failed += outcome.failed;
  sum.flaky += outcome.flaky;
}
const again = sum.flaky > 0 ? `, ${sum.flaky} only when tried again` : '';
console.log(`${sum.passed} passed${again}, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function described({ passed, failed, skipped, flaky, seconds }: Outcome): string {
  const counts = [
    `${passed} passed`,
    flaky > 0 && `${flaky} of them when tried again`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return `${counts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`;
}
