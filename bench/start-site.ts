import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { onCore } from './core.ts';
import { processorSeconds, residentBytes } from './process-figures.ts';
import { startProcess } from './start-process.ts';

const packageSchema = v.object({ scripts: v.object({ start: v.string() }) });
const PORT = Number(process.env['BENCH_PORT'] ?? 3400);

/** The built site in a process of its own. */
export type BenchSite = {
  address: string;
  /** From the start of the process to the whole home page, in ms. */
  startMs: number;
  /** Resident memory of the process now, in bytes. */
  memory(): number;
  /** Processor time that it has used so far, in seconds; undefined where the system does not tell. */
  processorSeconds(): number | undefined;
  stop(): Promise<void>;
};

/** Starts the built site on the measured core; its data are new samples, unless `dataDir` holds others. */
export async function startSite(dataDir?: string): Promise<BenchSite> {
  if (!existsSync('build/server/index.js')) throw new Error('The site is not built yet: run npm run build.');
  const folder = await folderWithBuild();
  const address = `http://127.0.0.1:${PORT}`;
  if (await answers(address)) throw new Error(`Something listens at ${address} already: set BENCH_PORT.`);

  const { flags, variables } = startScript();
  const [program, given] = onCore('measured', process.execPath, [...flags, resolve('server/main.ts')]);
  const env = {
    ...variables,
    PATH: process.env['PATH'],
    PORT: String(PORT),
    DATA_DIR: dataDir ?? join(folder, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
  };
  const start = performance.now();
  const server = await startProcess({ program, given, cwd: folder, env }, () => answers(address));
  return {
    address,
    startMs: performance.now() - start,
    memory: () => residentBytes(server.pid),
    processorSeconds: () => processorSeconds(server.pid),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

// What `npm start` tells Node, and the system, of memory counts here too.
function startScript(): { flags: string[]; variables: Record<string, string> } {
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const variables = Array.from(scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { flags: scripts.start.match(/--\S+/g) ?? [], variables: Object.fromEntries(variables) };
}

// Like in an image, only the build lies there: the site takes it as it is, and builds nothing anew.
async function folderWithBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  await symlink(resolve('build'), join(folder, 'build'));
  return folder;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => response.ok && (await response.text()) !== '',
    () => false,
  );
}
