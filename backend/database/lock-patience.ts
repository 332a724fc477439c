const PATIENCE_MS = 5000;
const BETWEEN_TRIES_MS = 25;
const BUSY = 5;

/** Runs what an SQLite database may be too busy for, again and again until it is done or patience ends. */
export type LockPatience = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Patience of 5 s with a database that another process has locked; this process goes on meanwhile. Once it has ended,
 * whoever finds the database locked within the next 5 s is told at once, so that no queue of waiting visitors grows.
 */
export function createLockPatience(patienceMs = PATIENCE_MS): LockPatience {
  let endedAt = Number.NEGATIVE_INFINITY;
  return async (run) => {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error) || performance.now() - endedAt < patienceMs) throw error;
        if (performance.now() - startedAt > patienceMs) {
          endedAt = performance.now();
          throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
