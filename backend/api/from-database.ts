/** Says that the database could not do what was asked; its cause holds the details, for the log only. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** What a call to the repositories resolves to; rejects with a DatabaseFailure where the call rejects. */
export async function fromDatabase<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw new DatabaseFailure('The database did not do what was asked.', { cause });
  }
}
