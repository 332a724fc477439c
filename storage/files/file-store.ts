import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from './system-reason.ts';
import { UNFINISHED, workingName } from './unfinished-files.ts';

/** A file of a store: its key, when it was written, and its size in bytes. */
export type StoredFile = { key: string; writtenAt: Date; bytes: number };

/**
 * The files that a site has besides its release, by their keys: uploads that wait for the worker (`uploads/ID`), pictures
 * (`media/FOLDER/FILE`), and those that stand for shared pages (`share/FILE`). Each is written below `workFolder` under its key, and is
 * in the store once it is kept. Where the store is a bucket, its functions reject with a StoreFailure while that can't be reached.
 */
export type FileStore = {
  /** The folder below which the files that were found lie under their keys. */
  root: string;
  /** Whether files lie elsewhere until they are found. */
  isBucket: boolean;
  /** The folder below which files are written under their keys, to be kept. */
  workFolder: string;
  /** The path of a file on this machine; undefined where the store has none. */
  find(key: string): Promise<string | undefined>;
  /** Keeps the files that were written under a key, or in the folder `key`. Call it before a row names them. */
  keep(key: string): Promise<void>;
  /** Writes the file with that key to `path`; says whether the store has one. */
  copy(key: string, path: string): Promise<boolean>;
  /** Adds the file at `path` under a key; it stays where it is. */
  add(key: string, path: string): Promise<void>;
  /** Whether there is a folder `key`. */
  hasFolder(key: string): Promise<boolean>;
  /** All files of a folder and those below it, of '' all there are; without what is still being written. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removes the file with that key, or all in the folder `key`. */
  remove(key: string): Promise<void>;
  /** Rejects where the store does not answer. */
  check(): Promise<void>;
  /** How many calls of the store have failed since the start. */
  failures(): number;
  /** Forgets on this machine what is no longer in the store, and what it need not hold at hand. */
  tidy(): Promise<void>;
};

/** A call of a bucket that failed; its message says what to look at, `cause` has the details. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** The store of a site with one machine: what was written in the data folder is kept there. */
export function folderStore(dataDir: string): FileStore {
  return {
    root: dataDir,
    isBucket: false,
    workFolder: dataDir,
    async find(key) {
      const path = join(dataDir, key);
      return (await isThere(path)) ? path : undefined;
    },
    keep: () => Promise.resolve(),
    copy: async (key, path) => (await ifThere(copied(join(dataDir, key), path))) ?? false,
    async add(key, path) {
      await writeWhole(dataDir, key, (unfinished) => copied(path, unfinished));
    },
    hasFolder: async (key) => (await ifThere(stat(join(dataDir, key))))?.isDirectory() ?? false,
    list: (folder) => filesBelow(dataDir, folder),
    remove: (key) => rm(join(dataDir, key), { recursive: true, force: true }),
    check: () => Promise.resolve(),
    failures: () => 0,
    tidy: () => Promise.resolve(),
  };
}

async function copied(from: string, to: string): Promise<true> {
  await copyFile(from, to);
  return true;
}

/** Whether there is a file at a path. */
export function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

/**
 * Writes a file under another name in the folder `root`, and gives it its key there once it is whole. Where `write` says that there is
 * nothing to write, so does this.
 */
export async function writeWhole(
  root: string,
  key: string,
  write: (unfinished: string) => Promise<boolean>,
): Promise<boolean> {
  const path = join(root, key);
  await mkdir(root, { recursive: true });
  const unfinished = workingName(join(root, UNFINISHED));
  try {
    if (!(await write(unfinished))) return false;
    // Only now: visitors may ask for what is nowhere, by names that no folder can have.
    await mkdir(dirname(path), { recursive: true });
    await rename(unfinished, path);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * The files in a folder below `root` and in those below it, in the order of their keys; names that begin with a dot are left out. A
 * file that has gone since its folder was read is as new. Rejects where a folder can't be read.
 */
export async function filesBelow(root: string, folder: string): Promise<StoredFile[]> {
  const names = ((await ifThere(readdir(join(root, folder)))) ?? []).filter((name) => !name.startsWith('.'));
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const key = folder === '' ? name : `${folder}/${name}`;
      const found = await ifThere(stat(join(root, key)));
      if (found?.isDirectory()) return filesBelow(root, key);
      return [{ key, writtenAt: found?.mtime ?? new Date(), bytes: found?.size ?? 0 }];
    }),
  );
  return files.flat();
}
