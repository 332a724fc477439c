import type { Stats } from 'node:fs';
import { lstat, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemReason } from '../storage/files/system-reason.ts';
import { UNFINISHED, removeLeftovers, workingName } from '../storage/files/unfinished-files.ts';
import { StaffError } from './staff-error.ts';

const databaseFile = /\.sqlite(-wal|-shm)?$/i;

/**
 * Whether there is a file at a path that is going to be written. Throws a StaffError where there is something else, such
 * as a folder, a link, a device or a database, or where the folder for it is missing.
 */
export async function isReplacing(path: string): Promise<boolean> {
  const there = await lstat(path).catch(() => undefined);
  if (there && !there.isFile())
    throw new StaffError(
      `${path} is ${kindOf(there)}, not a file. Give the name of a file. Nothing was written.`,
    );
  if (there && databaseFile.test(path))
    throw new StaffError(`${path} is a database. Give the name of another file. Nothing was written.`);
  const folder = dirname(path);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StaffError(`There is no folder ${folder}. Nothing was written.`);
  return there !== undefined;
}

/**
 * Writes a file, complete or not at all: `write` writes it under another name beside its place, and may test it there. Gives
 * what `write` gives. Throws a StaffError where there is something that is not a file, or where it can't be written.
 */
export async function replaceFile<Result>(
  path: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  await isReplacing(path);
  removeLeftovers(dirname(path), UNFINISHED);
  const unfinished = workingName(`${path}${UNFINISHED}`);
  try {
    const result = await write(unfinished);
    await rename(unfinished, path);
    return result;
  } catch (cause) {
    const reason = concerns(cause, unfinished) ? systemReason(cause) : undefined;
    if (reason === undefined) throw cause;
    throw new StaffError(`${path} can't be written: ${reason}.`, { cause });
  } finally {
    // Where there is nothing to remove, that must not hide why.
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

function kindOf(there: Stats): string {
  if (there.isDirectory()) return 'a folder';
  if (there.isSymbolicLink()) return 'a link';
  return there.isFIFO() || there.isSocket() ? 'a pipe' : 'a device';
}

// A full disk is reported without a path; so is an error of the database, which is about another file.
function concerns(error: unknown, path: string): boolean {
  return error instanceof Error && !('errcode' in error) && (!('path' in error) || error.path === path);
}
