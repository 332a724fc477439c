import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fromIndia, inIndia } from '../../domain/values/indian-time.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { makeFolder } from '../../storage/files/make-folder.ts';
import { systemReason, ifThere } from '../../storage/files/system-reason.ts';
import { StaffError } from '../staff-error.ts';
import { isPictureFile } from './archive.ts';

/** A file in the folder of backups: its name, when it was made (an ISO time), and its size in bytes. */
export type BackupFile = { name: string; madeAt: string; bytes: number };

const namePattern = /^backup-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;

/**
 * The name of a backup that is made now, with India's date and time.
 * @example backupName(new Date('2026-04-01T20:45:00.000Z')) // 'backup-2026-04-02-021500.tar.gz'
 */
export function backupName(now: Date): string {
  const [day = '', clock = ''] = inIndia(now).toISOString().slice(0, 19).split('T');
  return `backup-${day}-${clock.replaceAll(':', '')}.tar.gz`;
}

/** Makes the folder of backups, for its owner only; throws an Error of one sentence. */
export function makeBackupFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = systemReason(error instanceof Error ? error.cause : undefined) ?? 'a file has this name';
    throw new Error(
      `The folder of backups ${folder} can't be created: ${reason}. Is BACKUP_DIR right, and may this account write there?`,
      { cause: error },
    );
  }
}

/**
 * The backups in a folder, the newest first; files of other names are not ours and are left out. Throws a StaffError where
 * the folder can't be read.
 */
export async function backupFiles(folder: string): Promise<BackupFile[]> {
  const names = (await readable(readdir(folder))) ?? [];
  const files = await Promise.all(names.map((name) => findBackupFile(folder, name)));
  return files.filter((file) => file !== undefined).toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
}

/**
 * The backup of that name; undefined where the name is none of a backup, or no file has it. Throws a StaffError where the
 * folder can't be read.
 */
export async function findBackupFile(folder: string, name: string): Promise<BackupFile | undefined> {
  const madeAt = madeAtOf(name);
  if (madeAt === undefined) return undefined;
  const found = await readable(lstat(join(folder, name)));
  if (!found?.isFile()) return undefined;
  return { name, madeAt, bytes: found.size };
}

/** Removes a backup from the folder. */
export async function removeBackupFile(folder: string, { name }: BackupFile): Promise<void> {
  await rm(join(folder, name), { force: true });
}

// A disk that can't be read must not look like one without backups.
async function readable<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await ifThere(reading);
  } catch (cause) {
    const reason = systemReason(cause) ?? String(cause);
    throw new StaffError(`The folder of backups (BACKUP_DIR) can't be read: ${reason}. Is its disk there?`, {
      cause,
    });
  }
}

function madeAtOf(name: string): string | undefined {
  const match = namePattern.exec(name);
  if (!match) return undefined;
  const [, day, hours, minutes, seconds] = match;
  const madeAt = fromIndia(new Date(`${day}T${hours}:${minutes}:${seconds}.000Z`));
  // A day such as the 31st of June is another one, or none.
  return !Number.isNaN(madeAt.getTime()) && backupName(madeAt) === name ? madeAt.toISOString() : undefined;
}

/**
 * The keys of the files of all pictures in a store; what an import is still writing is left out, and so is what is no picture, such as
 * a file that a computer put there. Throws a StaffError where they can't be read.
 */
export async function pictureKeys({ list, root }: Pick<FileStore, 'list' | 'root'>): Promise<string[]> {
  try {
    return (await list('media')).map(({ key }) => key).filter(isPictureFile);
  } catch (cause) {
    const reason = systemReason(cause) ?? String(cause);
    throw new StaffError(`The pictures in the data folder ${root} can't be read: ${reason}.`, { cause });
  }
}
