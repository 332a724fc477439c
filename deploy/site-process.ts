import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const START_TIMEOUT_MS = 60_000;

/** The site in a process of its own, as it was built last. */
export type SiteProcess = { port: number; address: string; stop(): Promise<void> };

/**
 * Starts `server/main.ts` at a free port with those settings and no others; its data folder is new unless they name
 * one. Throws with what the process said where it does not start.
 */
export async function startSiteProcess(settings: Record<string, string>): Promise<SiteProcess> {
  if (!existsSync('build/server/index.js')) throw new Error('The site is not built yet: run npm run build.');
  const folder = await folderWithBuild();
  const port = await freePort();
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env: { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...settings },
  });
  const said = collectOutput(child);
  await isListening(child, said);
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Like in an image, only the build lies there: what is tested is what was built, and nothing is built anew meanwhile.
async function folderWithBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-site-'));
  await symlink(resolve('build'), join(folder, 'build'));
  return folder;
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return () => output;
}

async function isListening(child: ChildProcess, said: () => string): Promise<void> {
  const start = performance.now();
  while (!said().includes('The site is at')) {
    const late = performance.now() - start > START_TIMEOUT_MS;
    if (late) child.kill();
    if (late || child.exitCode !== null) throw new Error(`The site did not start: ${said()}`);
    await wait(50);
  }
}
