import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import packageJson from '../package.json' with { type: 'json' };
import { type RunningSite, startSite } from '../tools/start-site.ts';

const TICKS_PER_SECOND = 100;

/** The words that keep a program to one core; the load has another one, so that it does not slow what is measured. */
export const onMeasuredCore = ['taskset', '-c', '0'];

/** Starts the built site on the measured core as `npm start` runs it; its data are new samples, unless its settings name others. */
export function startMeasuredSite(settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  // The allocator and Node have options there too.
  const { start } = packageJson.scripts;
  const variables = start.match(/\b[A-Z_]+=\S+/g) ?? [];
  return startSite({
    runBy: [...onMeasuredCore, 'env', ...variables],
    nodeOptions: start.match(/--\S+/g) ?? [],
    settings: { RATE_LIMIT: 'off', ...settings },
  });
}

/** The resident memory of a process, now and at its highest, in MB of 1,000,000 bytes. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round((Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** The processor time that a process has used so far, in seconds. */
export function processorSeconds(pid: number): number {
  // The second field is the name in brackets, which may hold spaces; user and system time are the 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A response as it goes over the wire, and the ms until it was whole. */
export type RawResponse = { headers: IncomingHttpHeaders; body: Buffer; ms: number };

/** Requests an address in that encoding; rejects with an Error unless the status is 200. */
export async function rawResponse(url: string, accept = 'text/html', encoding = 'br'): Promise<RawResponse> {
  const start = performance.now();
  const asking = get(url, { headers: { accept, 'accept-encoding': encoding } });
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}.`);
  const body = await buffer(response);
  return { headers: response.headers, body, ms: performance.now() - start };
}

/** Fills an empty data folder with that many products and students: the samples under ever new names, imported as staff would. */
export async function fillWithCopies(dataDir: string, size: number): Promise<void> {
  const site = await startMeasuredSite({ DATA_DIR: dataDir });
  const lists = await samplesOf(site.address).finally(site.stop);
  for (const [collection, samples] of Object.entries(lists)) {
    const copies = Array.from({ length: size - samples.length }, (_, at) => {
      const sample = samples[at % samples.length] ?? {};
      const number = at + 1;
      return {
        ...sample,
        name: `${String(sample['name'])} ${number}`,
        ...(collection === 'products'
          ? { _id: `product-${number}` }
          : { email: `student${number}@example.org` }),
      };
    });
    const file = join(dataDir, `${collection}.json`);
    await writeFile(file, JSON.stringify(copies));
    // Many copies have one phone number.
    const each = collection === 'students' ? ['--same-names=add'] : [];
    runCommandLine(dataDir, [collection, 'import', ...each, file]);
  }
}

async function samplesOf(address: string) {
  return { products: await listAt(`${address}/api/products`), students: await listAt(`${address}/enrolled`) };
}

async function listAt(url: string): Promise<Record<string, unknown>[]> {
  const { body } = await rawResponse(url, 'application/json', 'identity');
  return JSON.parse(body.toString());
}

/** Runs the staff's command line on a data folder, and gives what it prints; throws where it fails. */
export function runCommandLine(
  dataDir: string,
  given: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): string {
  return execFileSync(process.execPath, ['cli/main.ts', ...given], {
    env: { PATH: process.env['PATH'], ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
}

/**
 * The middle one of some figures, which one bad run can't move, with that many decimals.
 * @example middle([3, 100, 1.24], 1) // 3
 */
export function middle(figures: readonly number[], decimals = 0): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(decimals));
}

/** Does some work with a new folder, and removes it afterwards. */
export async function inNewFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
