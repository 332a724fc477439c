import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemReason } from '../../backend/system-reason.ts';
import { ifThere } from '../if-there.ts';
import { StaffError } from '../staff-error.ts';
import type { ArchivedFile } from './write-archive.ts';

/**
 * The files of all pictures in a data folder; folders that an import is still writing to are left out. Throws a StaffError
 * where they can't be read.
 */
export async function mediaFiles(dataDir: string): Promise<ArchivedFile[]> {
  try {
    const folders = await namesIn(join(dataDir, 'media'));
    const files = folders
      .filter((folder) => !folder.startsWith('.'))
      .toSorted()
      .map(async (folder) => {
        const names = await namesIn(join(dataDir, 'media', folder));
        return names.map((name) => ({
          from: join(dataDir, 'media', folder, name),
          path: `media/${folder}/${name}`,
        }));
      });
    return (await Promise.all(files)).flat();
  } catch (cause) {
    const reason = systemReason(cause) ?? String(cause);
    throw new StaffError(`The pictures in the data folder ${dataDir} can't be read: ${reason}.`, { cause });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}
