import { LRUCache } from 'lru-cache';

const TRUST_MS = 1000;
const TIMEOUT_MS = 1000;

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
    cache.forceFetch('revision', { forceRefresh: true, signal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    known: () => cache.get('revision'),
    current: async () => cache.get('revision') ?? lookUpNow(),
    latest: lookUpNow,
  };
}
