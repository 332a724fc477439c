import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { summarize } from './test-summary.ts';

// The last step of `npm test`. Each step before it left its exit code in test-results/<step>.exit, and a test runner
// its report in test-results/<step>.json.
const steps = globSync('test-results/*.exit')
  .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  .map((file) => {
    const name = basename(file, '.exit');
    const report = `test-results/${name}.json`;
    return {
      name,
      exitCode: Number(readFileSync(file, 'utf8')),
      report: existsSync(report) ? readFileSync(report, 'utf8') : undefined,
    };
  });

const { lines, passed } = summarize(steps);
for (const line of lines) console.log(line);
process.exitCode = passed ? 0 : 1;
