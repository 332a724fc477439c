import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type RunningSite, startSite } from '../bin/start-site.ts';
import { runOn } from './core.ts';
import { processorSeconds, residentBytes } from './process-figures.ts';

const packageSchema = v.object({ scripts: v.object({ start: v.string() }) });

/** The built site on the measured core, as `npm start` runs it. */
export type MeasuredSite = RunningSite & {
  /** From the start of the process to the whole home page, in ms. */
  startMs: number;
  /** Resident memory of the process now, in bytes. */
  memory(): number;
  /** Processor time used so far, in seconds; undefined where the system does not report it. */
  processorSeconds(): number | undefined;
};

/** Starts the built site on the measured core; its data are new samples, unless `dataDir` holds others. */
export async function startMeasuredSite(dataDir?: string): Promise<MeasuredSite> {
  const { nodeOptions, variables } = startScript();
  const start = performance.now();
  const site = await startSite({
    nodeOptions,
    runBy: runOn('measured'),
    settings: { ...variables, RATE_LIMIT: 'off', ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
  });
  const home = await fetch(site.address);
  await home.text();
  if (!home.ok) throw new Error(`The home page answered ${home.status}.`);
  return {
    ...site,
    startMs: performance.now() - start,
    memory: () => residentBytes(site.pid),
    processorSeconds: () => processorSeconds(site.pid),
  };
}

// The options of Node and of the allocator in `npm start` count here too.
function startScript(): { nodeOptions: string[]; variables: Record<string, string> } {
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const variables = Array.from(scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { nodeOptions: scripts.start.match(/--\S+/g) ?? [], variables: Object.fromEntries(variables) };
}
