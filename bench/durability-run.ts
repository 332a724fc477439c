import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bin/free-port.ts';
import { type RunningSite, startSite } from '../bin/start-site.ts';
import { postApplications } from './durability-posts.ts';
import { runCli } from './run-cli.ts';

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
  const folder = await mkdtemp(join(tmpdir(), 'durability-'));
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const sites = await Promise.all(ports.map((port) => start(folder, port)));
  try {
    const promised = postApplications(
      sites.map(({ address }) => address),
      4,
    );
    for (let kill = 0; kill < kills; kill += 1) {
      const { shortest, longest } = LIVE_MS;
      await pause(shortest + Math.random() * (longest - shortest));
      const victim = kill % processes;
      sites[victim]?.kill('SIGKILL');
      await sites[victim]?.stop();
      sites[victim] = await start(folder, ports[victim] ?? 0);
    }
    await promised.stop();
    return compare(kills, promised, receivedIn(folder));
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

// Exported as staff do, by a process of its own.
function receivedIn(dataDir: string): Received[] {
  return JSON.parse(runCli(dataDir, ['applications', 'export', '--json']));
}

function start(dataDir: string, port: number): Promise<RunningSite> {
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', SAMPLE_DATA: 'off' };
  return startSite({ settings: { ...settings, DATA_DIR: dataDir, PORT: String(port) } });
}
