import type { Measured } from './measured.ts';
import { serverThroughput } from './server-throughput.ts';

/** The parts of the benchmark by their names, in the order in which they run. */
export const parts: Readonly<Record<string, () => Promise<Measured>>> = {
  server: serverThroughput,
};
