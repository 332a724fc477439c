// A transaction that lost to another one, and two that waited for each other: PostgreSQL took back all of it.
const CONFLICTS = new Set(['40001', '40P01']);
const MOST_TRIES = 8;
const SHORTEST_WAIT_MS = 10;

/**
 * What a whole transaction gives; where it conflicts with another one it is run again, up to seven times and ever
 * later. Engines that keep transactions strictly apart, such as CockroachDB, ask for this.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === MOST_TRIES || !isConflict(error)) throw error;
      const waitMs = SHORTEST_WAIT_MS * 2 ** tried * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
}
