import { LRUCache } from 'lru-cache';

const TRUST_MS = 1000;
const PATIENCE_MS = 1000;

/** The revision of the data: a text that differs after each write by any process. */
export type DataRevision = {
  /** The revision, where it was looked up within the last second. */
  known(): string | undefined;
  /** The revision, looked up if need be; the last known one where that fails or takes longer than 1 s. Never rejects. */
  current(): Promise<string>;
};

/** A data revision read by `lookUp` at most once a second, however many requests need it. */
export function createDataRevision(
  lookUp: () => Promise<string>,
  log: (problem: string, cause: unknown) => void,
): DataRevision {
  const cache = new LRUCache<'revision', string>({
    max: 1,
    ttl: TRUST_MS,
    noDeleteOnStaleGet: true,
    // A look-up that outlasts its caller's patience goes on, and its result is used once it is there.
    allowStaleOnFetchAbort: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale) =>
      lookUp().catch((cause: unknown) => {
        log('the revision of the data can’t be read; cached pages stay valid', cause);
        return stale;
      }),
  });
  // Before the first look-up: a database that hangs then is not waited for either.
  cache.set('revision', 'unknown', { ttl: 1 });

  return {
    known: () => cache.get('revision'),
    current: async () =>
      cache.get('revision') ?? cache.forceFetch('revision', { signal: AbortSignal.timeout(PATIENCE_MS) }),
  };
}
