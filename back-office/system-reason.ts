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

/**
 * Why the operating system could not read or write a file, in words; undefined where the error is another one.
 * @example systemReason(error) // 'the disk is full'
 */
export function systemReason(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
}
