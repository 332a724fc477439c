import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { postApplications } from './durability-posts.ts';
import { type ServerProcess, startProcess } from './start-process.ts';

const LIVE_MS = { shortest: 100, longest: 700 };

/** How it went: what was promised to clients, and what of it the database did not keep as promised. */
export type Durability = {
  kills: number;
  promised: number;
  repeated: number;
  /** Names that were promised a reference under which they are not found. */
  lost: string[];
  /** Names that are stored more than once. */
  doubled: string[];
};

/**
 * Kills the site without warning that many times while clients hand in applications, starts it again each time, and
 * compares what they were promised with what the staff then find; `processes` of them share one data folder.
 */
export async function runDurability({
  kills,
  processes,
}: {
  kills: number;
  processes: number;
}): Promise<Durability> {
  if (!existsSync('build/server/index.js')) throw new Error('The site is not built yet: run npm run build.');
  const folder = await mkdtemp(join(tmpdir(), 'durability-'));
  await symlink(resolve('build'), join(folder, 'build'));
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const start = (port: number) => startSite(folder, port);
  const sites = await Promise.all(ports.map(start));
  try {
    const promised = postApplications(ports.map(addressOf), 4);
    for (let kill = 0; kill < kills; kill += 1) {
      const { shortest, longest } = LIVE_MS;
      await new Promise((done) => setTimeout(done, shortest + Math.random() * (longest - shortest)));
      const victim = kill % processes;
      process.kill(sites[victim]?.pid ?? 0, 'SIGKILL');
      sites[victim] = await start(ports[victim] ?? 0);
    }
    await promised.stop();
    return compare(kills, promised, receivedIn(join(folder, 'data')));
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await rm(folder, { recursive: true });
  }
}

type Received = { reference: string; firstName: string };

function compare(
  kills: number,
  { references, repeated }: { references: ReadonlyMap<string, string>; repeated: number },
  received: readonly Received[],
): Durability {
  const nameOf = new Map(received.map(({ reference, firstName }) => [reference, firstName]));
  const namesSeen = new Set<string>();
  const isSeen = (name: string) => namesSeen.has(name) || !namesSeen.add(name);
  return {
    kills,
    promised: references.size,
    repeated,
    lost: [...references].filter(([name, reference]) => nameOf.get(reference) !== name).map(([name]) => name),
    doubled: received.map(({ firstName }) => firstName).filter(isSeen),
  };
}

// Asked as the staff ask, by a process of its own.
function receivedIn(dataDir: string): Received[] {
  const given = ['cli/main.ts', 'applications', 'list', '--json'];
  const env = { DATA_DIR: dataDir };
  return JSON.parse(execFileSync(process.execPath, given, { env, maxBuffer: 1 << 30, encoding: 'utf8' }));
}

function startSite(folder: string, port: number): Promise<ServerProcess> {
  const env = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SAMPLE_DATA: 'off',
  };
  const command = { program: process.execPath, given: [resolve('server/main.ts')], cwd: folder, env };
  return startProcess(command, () =>
    fetch(`${addressOf(port)}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
