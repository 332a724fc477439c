import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 2500;
const RETRY_AFTER_MS = 2000;

/** Values made from the data, each valid until the data's revision changes. */
type RevisionCache<Value> = {
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

const TRUST_MS = 1000;
const REVISION_TIMEOUT_MS = 1000;

/** The revision of the data: a text that differs after each write by any process. */
export type DataRevision = {
  /** The revision, where it was looked up within the last second. */
  known(): string | undefined;
  /** The revision, looked up if need be; the last known one where that fails or takes longer than 1 s. Never rejects. */
  current(): Promise<string>;
  /** The same, looked up now however short ago it was: for who is about to refuse something that may just have been published. */
  latest(): Promise<string>;
};

/** A data revision read by `lookUp` at most once a second, however many requests need it. */
export function createDataRevision(
  lookUp: () => Promise<string>,
  log: (problem: string, cause: unknown) => void,
): DataRevision {
  const cache = new LRUCache<'revision', string>({
    max: 1,
    ttl: TRUST_MS,
    // Reading the clock for each request would cost more than the rest of a look-up.
    ttlResolution: 20,
    noDeleteOnStaleGet: true,
    // A look-up that takes longer than its caller waits goes on, and its result is used once it is there.
    allowStaleOnFetchAbort: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale) =>
      lookUp().catch((cause: unknown) => {
        log('the revision of the data can’t be read; cached pages stay valid', cause);
        return stale;
      }),
  });
  // Outdated from the start: it is used only where the very first look-up fails or hangs.
  cache.set('revision', 'unknown', { start: -2 * TRUST_MS });

  const lookUpNow = () =>
    cache.forceFetch('revision', { forceRefresh: true, signal: AbortSignal.timeout(REVISION_TIMEOUT_MS) });

  return {
    known: () => cache.get('revision'),
    current: async () => cache.get('revision') ?? lookUpNow(),
    latest: lookUpNow,
  };
}
