/**
 * The result of reading a file or folder; undefined where it is not there. Rejects with every other error, so that what can't be
 * read is never taken for what is not there.
 */
export async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
