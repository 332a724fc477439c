import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { TestCount } from './count-tests.ts';

/** One part of the test command: scripts for Node, each run only if the one before succeeded, and who counts tests. */
export type Step = {
  commands: readonly (readonly string[])[];
  counted?: { file: string; count(report: string): TestCount };
};

/** How a step went, with all that its commands wrote. */
export type Outcome = TestCount & { seconds: number; output: string };

const PATIENCE_MS = 20 * 60_000;

/** Runs a step. One that counts no tests counts as one; failing without a failed test, or running none, is one failure. */
export async function runStep({ commands, counted }: Step): Promise<Outcome> {
  const start = performance.now();
  // The report of an earlier run must not speak for this one.
  if (counted) rmSync(counted.file, { force: true });
  let output = '';
  let succeeded = true;
  for (const command of commands) {
    const result = await runNode(command);
    output += result.output;
    succeeded = result.succeeded;
    if (!succeeded) break;
  }
  const count = countOf(succeeded, counted);
  return { ...count, output, seconds: (performance.now() - start) / 1000 };
}

function countOf(succeeded: boolean, counted: Step['counted']): TestCount {
  if (!counted) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, flaky: 0 };
  if (!existsSync(counted.file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const count = counted.count(readFileSync(counted.file, 'utf8'));
  const ranNothing = count.passed + count.failed === 0;
  return count.failed === 0 && (ranNothing || !succeeded) ? { ...count, failed: 1 } : count;
}

function runNode(command: readonly string[]): Promise<{ succeeded: boolean; output: string }> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(process.execPath, command, {
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE_MS,
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(error.message)));
    child.on('close', (code) =>
      done({ succeeded: code === 0, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}
