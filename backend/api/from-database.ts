// Shorter than a visitor's browser waits, so that it hears a sentence instead of giving up by itself.
const PATIENCE_MS = 6000;

/** Says that the database could not do what was asked; its cause holds the details, for the log only. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** What a call to the repositories resolves to; rejects with a DatabaseFailure where it rejects or takes over 6 s. */
export async function fromDatabase<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([call, tooLong]);
  } catch (cause) {
    throw new DatabaseFailure('The database did not do what was asked.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
