import { LRUCache } from 'lru-cache';
import type { DataRevision } from './data-revision.ts';

const TIMEOUT_MS = 2500;
const RETRY_AFTER_MS = 2000;

/** Values made from the data, each valid until the data's revision changes. */
export type RevisionCache<Value> = {
  /** The value, if it is known to be valid now. */
  get(key: string): Value | undefined;
  /**
   * The value, loaded if need be, once however many callers wait for it. Where loading fails or takes longer than 2.5 s
   * the last good value is given, `stale`; without one, rejects with the error of `load`.
   */
  fetch(key: string, load: () => Promise<Value>): Promise<{ value: Value; stale: boolean }>;
};

type Entry<Value> = { value: Value; revision: string; stale: boolean };
type Loading<Value> = { revision: string; load: () => Promise<Value> };

/**
 * A cache of bounded size over lru-cache. `maxAgeMs` limits the age of values whose source has no revision; without it
 * there is no limit. `log` is called for each failed load that a stale value stands in for, every 2 s per key at most.
 */
export function createRevisionCache<Value>(options: {
  revision: DataRevision;
  size: { max: number } | { maxSize: number; sizeOf: (value: Value) => number };
  maxAgeMs?: number | undefined;
  log: (problem: string, cause: unknown) => void;
}): RevisionCache<Value> {
  const { revision, size, maxAgeMs = 0, log } = options;
  const cache = new LRUCache<string, Entry<Value>, Loading<Value>>({
    ...('max' in size
      ? size
      : { maxSize: size.maxSize, sizeCalculation: (entry: Entry<Value>) => size.sizeOf(entry.value) }),
    ttl: maxAgeMs,
    ttlResolution: 100,
    noDeleteOnStaleGet: true,
    // A load that takes longer than its caller waits goes on, and its value is used once it is there.
    ignoreFetchAbort: true,
    async fetchMethod(key, last, { context, options: entryOptions }) {
      try {
        return { value: await context.load(), revision: context.revision, stale: false };
      } catch (cause) {
        if (!last) throw cause;
        // No rejection here: after its caller stopped waiting, lru-cache would never load this key again.
        log(`${key} can’t be loaded; the last good one is used`, cause);
        entryOptions.ttl = RETRY_AFTER_MS;
        return { value: last.value, revision: context.revision, stale: true };
      }
    },
  });

  function validEntry(key: string, current: string | undefined): Entry<Value> | undefined {
    const entry = cache.get(key);
    return entry?.revision === current ? entry : undefined;
  }

  return {
    get: (key) => validEntry(key, revision.known())?.value,
    async fetch(key, load) {
      const current = await revision.current();
      const valid = validEntry(key, current);
      if (valid) return valid;
      const { value, ...entry } = await cache.forceFetch(key, {
        context: { revision: current, load },
        forceRefresh: true,
        // Only a caller that can be given a stale value stops waiting.
        ...(cache.peek(key, { allowStale: true }) && {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          allowStaleOnFetchAbort: true,
        }),
      });
      return { value, stale: entry.stale || entry.revision !== current };
    },
  };
}
