import { createReadStream } from 'node:fs';
import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fromIndia, inIndia } from '../../domain/values/indian-time.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { makeFolder } from '../../storage/files/make-folder.ts';
import { systemReason, ifThere } from '../../storage/files/system-reason.ts';
import { isReplacing, replaceFile } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';
import { isMediaFile } from './archive.ts';

/** A backup that is kept: its name, when it was made (an ISO time), and its size in bytes. */
export type BackupFile = { name: string; madeAt: string; bytes: number };

/** Where backups are kept: a folder of this machine, or a store elsewhere in which they are encrypted. */
export type BackupPlace = {
  /** The folder of this machine in which their files are found. */
  root: string;
  /** Whether they are encrypted there. */
  isEncrypted: boolean;
  /** Makes what has to be there before a backup is added; throws an Error of one sentence. */
  prepare(): void;
  /** The backups, the newest first; files of other names are not ours and are left out. Throws a StaffError where it can't be read. */
  list(): Promise<BackupFile[]>;
  /** Keeps what `write` writes to a new file, complete or not at all; gives what `write` gives, and the size in bytes that is kept. */
  add<Result>(
    name: string,
    write: (target: { file: string; isReplacing: boolean }) => Promise<Result>,
  ): Promise<{ made: Result; bytes: number }>;
  /** Runs `work` with the archive of a backup as a file of this machine. Throws a StaffError where there is none of that name. */
  use<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  /** The bytes of a backup as it is kept, to be downloaded. Throws a StaffError where there is none of that name. */
  open(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
};

const namePattern = /^backup-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz(\.age)?$/;

/**
 * The name of a backup that is made now, with India's date and time.
 * @example backupName(new Date('2026-04-01T20:45:00.000Z')) // 'backup-2026-04-02-021500.tar.gz'
 */
export function backupName(now: Date, isEncrypted = false): string {
  const [day = '', clock = ''] = inIndia(now).toISOString().slice(0, 19).split('T');
  return `backup-${day}-${clock.replaceAll(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When a backup of that name was made, as an ISO time; undefined where no backup has such a name. */
export function madeAtOf(name: string): string | undefined {
  const match = namePattern.exec(name);
  if (!match) return undefined;
  const [, day, hours, minutes, seconds, ending] = match;
  const madeAt = fromIndia(new Date(`${day}T${hours}:${minutes}:${seconds}.000Z`));
  // A day such as the 31st of June is another one, or none.
  const isDay = !Number.isNaN(madeAt.getTime());
  return isDay && backupName(madeAt, ending !== undefined) === name ? madeAt.toISOString() : undefined;
}

/** The backups among files of a place, the newest first. */
export function backupsAmong(files: readonly { name: string; bytes: number }[]): BackupFile[] {
  return files
    .flatMap(({ name, bytes }) => {
      const madeAt = madeAtOf(name);
      return madeAt === undefined ? [] : [{ name, madeAt, bytes }];
    })
    .toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
}

/** The backups in a folder of this machine, which only its owner may read. */
export function folderPlace(folder: string): BackupPlace {
  return {
    root: folder,
    isEncrypted: false,
    prepare: () => makeBackupFolder(folder),
    async list() {
      const names = ((await readable(readdir(folder))) ?? []).filter((name) => madeAtOf(name) !== undefined);
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await readable(lstat(join(folder, name)));
          return found?.isFile() ? [{ name, bytes: found.size }] : [];
        }),
      );
      return backupsAmong(files.flat());
    },
    async add(name, write) {
      const file = join(folder, name);
      const replaces = await isReplacing(file);
      const made = await replaceFile(file, (unfinished) =>
        write({ file: unfinished, isReplacing: replaces }),
      );
      return { made, bytes: (await stat(file)).size };
    },
    use: (name, work) => work(join(folder, name)),
    open: (name) => Promise.resolve(createReadStream(join(folder, name))),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function makeBackupFolder(folder: string): void {
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

/**
 * The keys of the files of all pictures in a store; what an import is still writing is left out, and so is what is no picture, such as
 * a file that a computer put there. Throws a StaffError where they can't be read.
 */
export async function pictureKeys({ list, root }: Pick<FileStore, 'list' | 'root'>): Promise<string[]> {
  try {
    return (await list('media')).map(({ key }) => key).filter(isMediaFile);
  } catch (cause) {
    const reason = systemReason(cause) ?? String(cause);
    throw new StaffError(`The pictures in the data folder ${root} can't be read: ${reason}.`, { cause });
  }
}
