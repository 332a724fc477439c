import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './system-reason.ts';

/** A file of a store: its key, and when it was written. */
export type StoredFile = { key: string; writtenAt: Date };

/**
 * The files that a site has besides its release, by their keys: uploads that wait for the worker (`uploads/ID`) and pictures
 * (`media/FOLDER/FILE`). Each is written below the data folder under its key, and is in the store once it is kept.
 */
export type FileStore = {
  /** The folder below which the files that were found lie under their keys. */
  root: string;
  /** The path of a file on this machine; undefined where the store has none. */
  find(key: string): Promise<string | undefined>;
  /** Keeps the files that were written under a key, or in the folder `key`. Call it before a row names them. */
  keep(key: string): Promise<void>;
  /** Whether there is a file in the folder `key`. */
  hasFolder(key: string): Promise<boolean>;
  /** All files of a folder and those below it, in the order of their keys; without what is still being written. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removes the file with that key, or all in the folder `key`. */
  remove(key: string): Promise<void>;
};

/** The store of a site with one machine: what was written in the data folder is kept there. */
export function folderStore(dataDir: string): FileStore {
  return {
    root: dataDir,
    async find(key) {
      const path = join(dataDir, key);
      return (await isThere(path)) ? path : undefined;
    },
    keep: () => Promise.resolve(),
    hasFolder: async (key) => (await filesBelow(dataDir, key)).length > 0,
    list: (folder) => filesBelow(dataDir, folder),
    remove: (key) => rm(join(dataDir, key), { recursive: true, force: true }),
  };
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

/**
 * The files in a folder below `root` and in those below it, in the order of their keys; names that begin with a dot are left out. A
 * file that has gone since its folder was read is as new. Rejects where a folder can't be read.
 */
async function filesBelow(root: string, folder: string): Promise<StoredFile[]> {
  const names = ((await ifThere(readdir(join(root, folder)))) ?? []).filter((name) => !name.startsWith('.'));
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const key = `${folder}/${name}`;
      const found = await ifThere(stat(join(root, key)));
      if (found?.isDirectory()) return filesBelow(root, key);
      return [{ key, writtenAt: found?.mtime ?? new Date() }];
    }),
  );
  return files.flat();
}
