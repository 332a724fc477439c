import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 30_000;
const STOP_MS = 12_000;
const POLL_MS = 20;

/** A program that was started and listens at its port. */
export type RunningProgram = {
  pid: number;
  /** Ends it and the processes it started, with SIGTERM, after 12 s with SIGKILL. */
  stop(): Promise<void>;
};

/** Starts a program and waits until something listens at that port of 127.0.0.1; rejects with its output where it ends before or takes 30 s. */
export async function startProgram(
  program: string,
  given: readonly string[],
  port: number,
): Promise<RunningProgram> {
  // A process group of its own, because some programs end without their children.
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal: NodeJS.Signals) => {
    if (!hasEnded() && child.pid !== undefined) process.kill(-child.pid, signal);
  };

  async function stop(): Promise<void> {
    end('SIGTERM');
    const deadline = setTimeout(() => end('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(deadline);
  }

  const deadline = performance.now() + START_MS;
  while (!(await isListening(port))) {
    if (!hasEnded() && performance.now() < deadline) {
      await Promise.race([ended, pause(POLL_MS)]);
      continue;
    }
    await stop();
    throw new Error(`${program} did not start: ${output.trim()}`);
  }
  return { pid: child.pid ?? 0, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
