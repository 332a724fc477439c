const FULL = 'the disk is full';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this account is not allowed to',
  EPERM: 'this account is not allowed to',
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk reports an error',
};

// The result codes of SQLite; its extended codes have the same lowest byte. Of those, 4874 (IOERR_SHMSIZE) is a disk without
// room for the memory that processes share.
const sqliteReasons: Readonly<Record<number, string>> = {
  5: 'another program is using it',
  8: 'it may only be read',
  10: 'the disk reports an error',
  13: FULL,
  4874: FULL,
};

/**
 * Why the operating system or SQLite could not read or write a file, in words; undefined where the error is another one.
 * @example systemReason(error) // 'the disk is full'
 */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) {
    const code = Number(error.errcode);
    return sqliteReasons[code] ?? sqliteReasons[code & 0xff];
  }
  return 'code' in error ? reasons[String(error.code)] : undefined;
}

// Nothing can have a name that is too long. ENOTDIR is not among them: a file in the place of a folder is a fault.
const notThere: ReadonlySet<unknown> = new Set(['ENOENT', 'ENAMETOOLONG']);

/**
 * The result of reading a file or folder; undefined where it is not there. Rejects with every other error, so that what can't be
 * read is never taken for what is not there.
 */
export async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && notThere.has(error.code)) return undefined;
    throw error;
  }
}

/** Whether an error, or what caused it, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && (systemReason(error) === FULL || isDiskFull(error.cause));
}
