// Serialization failure and deadlock: PostgreSQL has rolled back the whole transaction.
const CONFLICTS = new Set(['40001', '40P01']);
// A unique value that somebody else has stored since the transaction looked for it: it looks once more.
const TAKEN = '23505';
const MOST_ATTEMPTS = 8;
const SHORTEST_WAIT_MS = 10;

/**
 * The result of a whole transaction. When it conflicts with another one it runs again, up to seven times with growing
 * delays, as engines with serializable isolation (CockroachDB) require.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !runsAgain(error, attempt)) throw error;
      const waitMs = SHORTEST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function runsAgain(error: unknown, attempt: number): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return CONFLICTS.has(String(error.code)) || (error.code === TAKEN && attempt === 1);
}
