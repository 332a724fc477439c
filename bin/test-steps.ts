import { playwrightCount, vitestCount } from './count-tests.ts';
import type { Step } from './run-step.ts';

// Route modules name types that are made from the map of routes.
const typegen = ['node_modules/@react-router/dev/bin.cjs', 'typegen'];
const tsc = 'node_modules/typescript/bin/tsc';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];

/** What `npm test` does, in order; `npm test -- lint unit` does only the named steps. */
export const steps: Readonly<Record<string, Step>> = {
  format: { commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  lint: { commands: [typegen, ['node_modules/oxlint/bin/oxlint', '--deny-warnings']] },
  types: { commands: [typegen, [tsc, '-p', '.'], [tsc, '-p', 'domain']] },
  unused: { commands: [typegen, ['node_modules/knip/bin/knip.js']] },
  lock: { commands: [['bin/check-lock.ts']] },
  walls: vitestStep('walls'),
  // Some tests start the built site.
  build: { commands: [['bin/build.ts']] },
  // Bytes of the built files; no test measures time.
  budgets: { commands: [['node_modules/size-limit/bin.js']] },
  unit: vitestStep('unit'),
  deploy: vitestStep('deploy'),
  e2e: {
    commands: [['node_modules/@playwright/test/cli.js', 'test']],
    counted: { file: 'test-results/e2e.json', count: playwrightCount },
  },
};

function vitestStep(project: string): Step {
  const file = `test-results/${project}.json`;
  return {
    commands: [[...vitest, `--project=${project}`, `--outputFile.json=${file}`]],
    counted: { file, count: vitestCount },
  };
}
