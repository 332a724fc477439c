import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import type { Site } from './app.ts';
import { readSettings } from './settings.ts';

const BUILT = 'build/server/index.js';
const START_MS = 60_000;

/** The site in a process of a test's own, which ends with the test. */
export type TestSite = {
  pid: number;
  address: string;
  dataDir: string;
  /** All that it wrote so far, log and errors. */
  said(): string;
  /** What it wrote to standard error so far. */
  complained(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

/** How a site is started: its settings, the account that it runs as, and the file that its log goes to. */
export type TestStart = { settings?: Record<string, string>; uid?: number | undefined; logFile?: string };

/** Starts the built site and waits until it listens; throws with what it said where it does not. */
export async function startTestSite(start: TestStart = {}): Promise<TestSite> {
  const site = await launchTestSite(start);
  const deadline = performance.now() + START_MS;
  while (!(await isAlive(site.address))) {
    const ended = await Promise.race([site.ended, pause(25)]);
    if (ended !== undefined || performance.now() > deadline)
      throw new Error(`The site did not start: ${site.said()}`);
  }
  return site;
}

/** Starts the built site and does not wait: for starts that are meant to fail. */
export async function launchTestSite({ settings = {}, uid, logFile }: TestStart): Promise<TestSite> {
  const folder = await testFolder();
  const { PORT = String(await freePort()), DATA_DIR = join(folder, 'data') } = settings;
  if (!existsSync(BUILT)) throw new Error('The site is not built yet: run npm run build.');
  // Like in an image, only the build lies there: what is tested is what was built.
  await symlink(resolve('build'), join(folder, 'build'));
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env: { LOG_LEVEL: 'info', RATE_LIMIT: 'off', SAMPLE_DATA: 'off', ...settings, PORT, DATA_DIR },
    stdio: ['ignore', logFile ? openSync(logFile, 'a') : 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  let complained = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    complained += chunk.toString();
  });
  return {
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${PORT}`,
    dataDir: DATA_DIR,
    said: () => said,
    complained: () => complained,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Opens the built site in this process on a new data folder filled with samples; closed when the file's tests are done. */
export async function openSharedSite(
  settings: Record<string, string> = {},
  siteUrl = 'http://site.test',
): Promise<{ site: Site; dataDir: string }> {
  if (!existsSync(BUILT)) throw new Error('The site is not built yet: run npm run build.');
  const { openSite, createLog }: typeof import('./app.ts') = await import(pathToFileURL(resolve(BUILT)).href);
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  const read = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings });
  const site = await openSite(read, siteUrl, createLog('silent'));
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { site, dataDir };
}

/** An empty folder that any account may enter, removed when the test has finished. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-site-'));
  await chmod(folder, 0o777);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port of 127.0.0.1 that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for that many ms. */
export function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms));
}

function isAlive(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
