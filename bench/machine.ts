import { availableParallelism, cpus, loadavg, platform, release } from 'node:os';
import { rounded } from './figures.ts';

/** What the figures were measured on. */
export type Machine = { cpu: string; cores: number; system: string; node: string };

/** This machine. */
export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    system: `${platform()} ${release()}`,
    node: process.version,
  };
}

/** How many processes waited for a core over the last minute: figures taken far above the cores say little. */
export function loadAverage(): number {
  return rounded(loadavg()[0] ?? 0, 1);
}
