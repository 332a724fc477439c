const TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 25;
const BUSY = 5;

/** Runs a statement, and again while another process locks the SQLite database. */
export type LockRetry = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Retries for 5 s without blocking this process. After that has failed once, statements that find the database locked
 * fail immediately for the next 5 s, so that no queue of waiting visitors grows.
 */
export function createLockRetry(timeoutMs = TIMEOUT_MS): LockRetry {
  let endedAt = Number.NEGATIVE_INFINITY;
  return async (run) => {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error) || performance.now() - endedAt < timeoutMs) throw error;
        if (performance.now() - startedAt > timeoutMs) {
          endedAt = performance.now();
          throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    }
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
