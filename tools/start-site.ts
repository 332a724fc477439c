import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRelease } from '../back-office/releases/releases.ts';
import { freePort } from './free-port.ts';

const START_MS = 60_000;
const STOP_MS = 12_000;
const POLL_MS = 10;

/** How a site is started; all of it may be left out. */
export type SiteStart = {
  /** Its settings; the shell's are not passed on. Without PORT and DATA_DIR it gets a free port and a new folder. */
  settings?: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** A program with its arguments that runs Node, such as `['taskset', '-c', '0']`. */
  runBy?: readonly string[];
  /** The account that it runs as. */
  uid?: number | undefined;
  /** Another folder of the site's sources and builds; without it, the build of this one runs, away from its sources. */
  siteDir?: string;
  /** Another folder of builds than `build`. */
  build?: string;
  /** The file that standard output is appended to; without it, `output` has it. */
  logFile?: string;
};

/** The built site in a process of its own. */
export type RunningSite = {
  pid: number;
  port: number;
  address: string;
  dataDir: string;
  /** All that it has written so far, log and errors. */
  output(): string;
  /** The text that it has written to standard error so far. */
  errors(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Ends it with SIGTERM, after 12 s with SIGKILL, and removes the folder that was made for it. */
  stop(): Promise<void>;
};

/** Starts the built site and waits for its /healthz; rejects with its output where it does not start within a minute. */
export async function startSite(start: SiteStart = {}): Promise<RunningSite> {
  const site = await launchSite(start);
  const deadline = performance.now() + START_MS;
  while (!(await isHealthy(site.address))) {
    const ended = await Promise.race([site.ended, pause(POLL_MS)]);
    if (ended === undefined && performance.now() < deadline) continue;
    await site.stop();
    throw new Error(`The site did not start: ${site.output().trim()}`);
  }
  return site;
}

/** Starts the built site without waiting for it; rejects where nothing is built. */
export async function launchSite(start: SiteStart = {}): Promise<RunningSite> {
  const { settings = {}, nodeOptions = [], runBy = [], uid, logFile, siteDir, build } = start;
  if (siteDir === undefined && currentRelease() === undefined)
    throw new Error('The site is not built yet: run npm run build.');
  const folder = await folderWithBuild(build);
  const PORT = settings['PORT'] ?? String(await freePort());
  const DATA_DIR = settings['DATA_DIR'] ?? join(folder, 'data');
  const [program, ...given] = [
    ...runBy,
    process.execPath,
    ...nodeOptions,
    resolve(siteDir ?? '.', 'server/main.ts'),
  ];
  const child = spawn(program, given, {
    cwd: siteDir ?? folder,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...settings, PORT, DATA_DIR },
    stdio: ['ignore', logFile ? openSync(logFile, 'a') : 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    errors += chunk.toString();
  });
  return {
    pid: child.pid ?? 0,
    port: Number(PORT),
    address: `http://127.0.0.1:${PORT}`,
    dataDir: DATA_DIR,
    output: () => output,
    errors: () => errors,
    kill: (signal) => void child.kill(signal),
    ended,
    async stop() {
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(deadline);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Nothing but the build is there, so that what runs is what was built; any account may enter.
async function folderWithBuild(build = 'build'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await chmod(folder, 0o777);
  await symlink(resolve(build), join(folder, 'build'));
  return folder;
}

function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
