import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivedFile } from './write-archive.ts';

/** The files of all pictures in a data folder; folders that an import is still writing to are left out. */
export async function mediaFiles(dataDir: string): Promise<ArchivedFile[]> {
  const folders = await readdir(join(dataDir, 'media')).catch(() => []);
  const files = folders
    .filter((folder) => !folder.startsWith('.'))
    .toSorted()
    .map(async (folder) => {
      const names = await readdir(join(dataDir, 'media', folder)).catch(() => []);
      return names.map((name) => ({
        from: join(dataDir, 'media', folder, name),
        path: `media/${folder}/${name}`,
      }));
    });
  return (await Promise.all(files)).flat();
}
