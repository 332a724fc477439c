import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server that was started, and the way to end it. */
export type ServerProcess = { pid: number; stop(): Promise<void> };

/** A program with its arguments, and where and with which environment it runs. */
export type Command = { program: string; given: readonly string[]; cwd: string; env?: NodeJS.ProcessEnv };

const START_MS = 60_000;
const STOP_MS = 12_000;
const POLL_MS = 10;

/** Starts a server and waits until `answers` says yes; throws with what it said where it ends or takes a minute. */
export async function startProcess(
  { program, given, cwd, env }: Command,
  answers: () => Promise<boolean>,
): Promise<ServerProcess> {
  const child = spawn(program, given, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(patience);
  }

  const deadline = performance.now() + START_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${program} did not start: ${said.trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { pid: child.pid ?? 0, stop };
}
