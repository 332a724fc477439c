const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this account is not allowed to',
  EPERM: 'this account is not allowed to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk reports an error',
};

// The result codes of SQLite; its extended codes have the same lowest byte.
const sqliteReasons: Readonly<Record<number, string>> = {
  5: 'another program is using it',
  8: 'it may only be read',
  10: 'the disk reports an error',
  13: 'the disk is full',
};

/**
 * Why the operating system or SQLite could not read or write a file, in words; undefined where the error is another one.
 * @example systemReason(error) // 'the disk is full'
 */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return sqliteReasons[Number(error.errcode) & 0xff];
  return 'code' in error ? reasons[String(error.code)] : undefined;
}
