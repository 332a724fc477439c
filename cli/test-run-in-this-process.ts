import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runCommandLine } from './run-command-line.ts';

/** How a command ended: its exit code, and what it wrote to standard output (`out`) and standard error (`stderr`). */
export type CommandResult = { code: number; out: string; stderr: string };

let isRunning = false;

/**
 * Runs a command in the process of the test, as in a process of its own that has these settings, pipes for its output and
 * nothing to read. Throws where another one runs already: a process has one environment.
 */
export async function runInThisProcess(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  if (isRunning)
    throw new Error(
      'Another command runs in the process of this test. Wait for it, or start one of them with runProcess.',
    );
  isRunning = true;
  const [stdin, stdout, stderr] = [new PassThrough().end(), new PassThrough(), new PassThrough()];
  const written = Promise.all([buffer(stdout), buffer(stderr)]);
  const giveBack = [
    replace(process, 'env', { ...settings }),
    replace(process, 'stdin', stdin),
    replace(process, 'stdout', stdout),
    replace(process, 'stderr', stderr),
    replace(globalThis, 'console', new Console(stdout, stderr)),
  ];
  let code: number;
  try {
    code = await runCommandLine(args);
  } finally {
    for (const each of giveBack) each();
    stdout.end();
    stderr.end();
    isRunning = false;
  }
  const [out, errors] = await written;
  return { code, out: out.toString(), stderr: errors.toString() };
}

/** Puts a value in place of a property; returns how to put back what was there. */
function replace(owner: object, name: string, value: unknown): () => void {
  const was = Object.getOwnPropertyDescriptor(owner, name);
  if (!was) throw new Error(`There is no ${name} to replace.`);
  Object.defineProperty(owner, name, { value, configurable: true, enumerable: true, writable: true });
  return () => Object.defineProperty(owner, name, was);
}
