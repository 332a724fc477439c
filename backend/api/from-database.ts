// Shorter than a browser's own timeout, so that the visitor sees a sentence instead of a network error.
const TIMEOUT_MS = 6000;

/** A failed call of the database; its `cause` has the details, for the log only. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** The result of a call of the repositories; rejects with a DatabaseFailure when it fails or takes over 6 s. */
export async function fromDatabase<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, tooLong]);
  } catch (cause) {
    throw new DatabaseFailure('A call of the database failed.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
