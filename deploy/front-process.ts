import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 10_000;

/** A web server started in front of the site. */
export type FrontProcess = { stop(): Promise<void> };

/** Starts a program that is to listen at that port; throws with what it said where it ends before. */
export async function startFront(
  program: string,
  commandArguments: readonly string[],
  port: number,
): Promise<FrontProcess> {
  const child = spawn(program, commandArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const start = performance.now();
  while (!(await listensAt(port))) {
    const late = performance.now() - start > START_TIMEOUT_MS;
    if (late) child.kill();
    if (late || child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await wait(50);
  }
  return {
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function listensAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
