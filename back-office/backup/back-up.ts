import { stat } from 'node:fs/promises';
import { backupDatabase } from '../../backend/database/backup-database.ts';
import type { SiteData } from '../open-site-data.ts';
import type { OnProgress } from '../progress.ts';
import { DATABASE } from './manifest.ts';
import { mediaFiles } from './media-files.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';
import { writeArchive } from './write-archive.ts';

/** A backup that was written: its path, its size in bytes, and how many files of pictures it holds. */
export type Backup = { file: string; bytes: number; pictureFiles: number };

/** Writes the database as it is at one moment and all pictures to one file, while the site runs; replaces the file. */
export async function backUp(
  { database, dataDir }: Pick<SiteData, 'database' | 'dataDir'>,
  file: string,
  onProgress?: OnProgress,
): Promise<Backup> {
  const pictureFiles = await withTemporaryFolder(dataDir, async (folder) => {
    const copy = await backupDatabase(database, { dataDir, into: folder });
    // Listed after the database was copied: pictures are written before the rows that show them, and never removed.
    const media = await mediaFiles(dataDir);
    const files = [{ from: copy, path: DATABASE }, ...media];
    await writeArchive(file, files, new Date().toISOString(), onProgress);
    return media.length;
  });
  const { size } = await stat(file);
  return { file, bytes: size, pictureFiles };
}
