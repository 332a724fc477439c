import type { RevisionWatch } from './revision-watch.ts';

/**
 * A value that is loaded once for each revision of the data, however many ask for it; the last good one is given while
 * it can't be loaded. `longestMs` bounds the age of a value whose source carries no revision.
 */
export function keptValue<T>(parts: {
  watch: RevisionWatch;
  longestMs: number;
  load: () => Promise<T>;
  log: (problem: string, cause: unknown) => void;
}): () => Promise<T> {
  const { watch, longestMs, load, log } = parts;
  let kept: { value: T; revision: string; loadedAt: number } | undefined;
  let underWay: Promise<T> | undefined;

  async function loadAnew(revision: string): Promise<T> {
    try {
      const value = await load();
      kept = { value, revision, loadedAt: performance.now() };
      return value;
    } catch (cause) {
      if (!kept) throw cause;
      log('data can’t be loaded anew; the last good one is used', cause);
      return kept.value;
    } finally {
      underWay = undefined;
    }
  }

  return async () => {
    const revision = await watch.current();
    const isRight = kept?.revision === revision && performance.now() - kept.loadedAt < longestMs;
    if (kept && isRight) return kept.value;
    underWay ??= loadAnew(revision);
    return underWay;
  };
}
