// `node bench/durability.ts` kills the built site while applications come in; it fails where one is lost or stored twice.
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/free-port.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { inNewFolder, runCommandLine } from './site.ts';

const CLIENTS = 4;
const RETRY_MS = 10;
const LIVE_MS = { shortest: 100, longest: 700 };

if (import.meta.main) {
  const one = await runDurability({ kills: 30, processes: 1 });
  const two = await runDurability({ kills: 10, processes: 2 });
  const runs = { 'one process': one, 'two processes on one data folder': two };
  for (const [name, { lost, doubled, ...counts }] of Object.entries(runs)) {
    console.log(name, { ...counts, lost: lost.length, doubled: doubled.length });
    if (lost.length + doubled.length > 0) process.exitCode = 1;
  }
}

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
export function runDurability({ kills, processes }: { kills: number; processes: number }) {
  return inNewFolder(async (folder): Promise<Durability> => {
    const ports = await Promise.all(Array.from({ length: processes }, freePort));
    const sites = await Promise.all(ports.map((port) => start(folder, port)));
    try {
      const promised = postApplications(sites.map(({ address }) => address));
      for (let kill = 0; kill < kills; kill++) {
        await pause(LIVE_MS.shortest + Math.random() * (LIVE_MS.longest - LIVE_MS.shortest));
        const victim = kill % processes;
        sites[victim]?.kill('SIGKILL');
        await sites[victim]?.stop();
        sites[victim] = await start(folder, ports[victim] ?? 0);
      }
      await promised.stop();
      // By a process of its own, as staff do.
      const received: Received[] = JSON.parse(runCommandLine(folder, ['applications', 'export', '--json']));
      return { kills, repeated: promised.repeated, ...compare(promised.references, received) };
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
}

function start(dataDir: string, port: number): Promise<RunningSite> {
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', SAMPLE_DATA: 'off' };
  return startSite({ settings: { ...settings, DATA_DIR: dataDir, PORT: String(port) } });
}

type Received = { reference: string; firstName: string };

function compare(references: ReadonlyMap<string, string>, received: readonly Received[]) {
  const nameOf = new Map(received.map(({ reference, firstName }) => [reference, firstName]));
  const names = received.map(({ firstName }) => firstName);
  return {
    promised: references.size,
    lost: [...references].filter(([name, reference]) => nameOf.get(reference) !== name).map(([name]) => name),
    doubled: names.filter((name, at) => names.indexOf(name) !== at),
  };
}

/**
 * Posts new applications as fast as they are answered, as several clients at once, each to the next of the addresses
 * in turn; one that gets no answer is posted again, unchanged, until it has one. `references` are those promised, by name.
 */
function postApplications(addresses: readonly string[]) {
  const promised = { references: new Map<string, string>(), repeated: 0, stop };
  let going = true;
  let turn = 0;

  async function client(number: number): Promise<void> {
    for (let count = 0; going; count++) await handIn(`Client ${number} number ${count}`);
  }

  async function handIn(name: string): Promise<void> {
    for (let tried = 0; ; tried++) {
      const reference = await post(addresses[turn++ % addresses.length] ?? '', name);
      if (tried > 0) promised.repeated++;
      if (reference) return void promised.references.set(name, reference);
      await pause(RETRY_MS);
    }
  }

  const running = Array.from({ length: CLIENTS }, (_, number) => client(number));
  async function stop(): Promise<void> {
    going = false;
    await Promise.all(running);
  }
  return promised;
}

async function post(address: string, firstName: string): Promise<string | undefined> {
  const application = {
    firstName,
    lastName: 'Durable',
    email: 'durable@example.org',
    phone: '00000 00000',
    address: 'Example Nagar',
    purpose: 'education',
    duration: '6months',
    additionalInfo: '',
  };
  try {
    const answer = await fetch(`${address}/enrollment/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(application),
    });
    return answer.status === 201 ? String((await answer.json()).reference) : undefined;
  } catch {
    return undefined;
  }
}
