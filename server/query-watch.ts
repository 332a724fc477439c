import type { Query } from '../backend/database/open-database.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A statement that takes longer than this many ms is slow. */
const SLOW_MS = 200;

/** Counts the database's statements, and logs the slow ones: their SQL has places, and no values. */
export function queryWatch(log: Log, metrics: Metrics | undefined): (query: Query) => void {
  return ({ sql, ms, failed }) => {
    const slow = ms > SLOW_MS;
    metrics?.queried({ ms, failed, slow });
    if (slow) log.warn({ sql, ms: Math.round(ms) }, 'a statement was slow');
  };
}
