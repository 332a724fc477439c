import { feeds } from './feeds.ts';
import { firstPress } from './first-press.ts';
import { growth } from './growth.ts';
import type { Measured } from './measured.ts';
import { pageWeights } from './page-weights.ts';
import { paint } from './paint.ts';
import { serverThroughput } from './server-throughput.ts';
import { startUp } from './start-up.ts';

/** The parts of the benchmark by their names, in the order in which they run. */
export const parts: Readonly<Record<string, () => Promise<Measured>>> = {
  server: serverThroughput,
  weights: pageWeights,
  growth: growth,
  feeds: feeds,
  paint: paint,
  'first-press': firstPress,
  'start-up': startUp,
};
