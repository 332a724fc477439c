import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what makes a tick quick outlives a quiet moment', () => {
  // Without it V8 learns the look anew, which shows that this test sees what it is about.
  expect(timesLearned('')).toBe(2);
  expect(timesLearned('keepTicksQuick();')).toBe(1);
});

/** How often V8 learned what a tick looks like, before and after a garbage collection at which none was alive. */
function timesLearned(first: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'ticks-'));
  const log = join(folder, 'maps.log');
  const script = `
    import { setTimeout as pause } from 'node:timers/promises';
    import { keepTicksQuick } from ${JSON.stringify(import.meta.resolve('./keep-ticks-quick.ts'))};
    ${first}
    for (let turn = 0; turn < 2; turn++) {
      for (let i = 0; i < 20; i++) await new Promise((done) => process.nextTick(done));
      await pause(20);
      gc();
    }`;
  try {
    execFileSync(process.execPath, [
      '--expose-gc',
      '--log-maps',
      '--no-logfile-per-isolate',
      `--logfile=${log}`,
      '--input-type=module',
      '--eval',
      script,
    ]);
    return readFileSync(log, 'latin1').match(/^map,Transition,.*symbol\("async_id_symbol"/gm)?.length ?? 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
