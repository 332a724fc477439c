import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CopiedRows, copyTables } from '../../backend/database/copy-tables.ts';
import { openDatabase, type OpenDatabase } from '../../backend/database/open-database.ts';
import type { SiteData } from '../open-site-data.ts';
import { mediaFiles } from './media-files.ts';
import { unpackArchive } from './unpack-archive.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

/** A backup that was unpacked into a folder and checked; `madeAt` is an ISO time. */
export type UnpackedBackup = { folder: string; madeAt: string };

/** What was restored: how many rows of each table, and how many files of pictures. */
export type Restored = { rows: CopiedRows; pictureFiles: number };

/**
 * Unpacks and checks a backup, runs `work` with it, and removes what was unpacked. Throws a StaffError, and `work` does
 * not run, where the file is damaged or no backup.
 */
export function withBackup<Result>(
  file: string,
  dataDir: string,
  work: (backup: UnpackedBackup) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(dataDir, async (folder) => {
    const { madeAt } = await unpackArchive(file, folder);
    return work({ folder, madeAt });
  });
}

/** Puts a backup in place of what the site has, while it runs; all rows are replaced in one transaction. */
export async function restoreBackup(
  { folder }: UnpackedBackup,
  { database, dataDir }: Pick<SiteData, 'database' | 'dataDir'>,
): Promise<Restored> {
  // Pictures first, so that no row ever shows a picture that is not there.
  const pictureFiles = await restorePictures(folder, dataDir);
  return { rows: await restoreRows(folder, database), pictureFiles };
}

// A name in the media folder stands for one content, so replacing a file does not disturb visitors who load it.
async function restorePictures(folder: string, dataDir: string): Promise<number> {
  const files = await mediaFiles(folder);
  for (const { from, path } of files) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await rename(from, join(dataDir, path));
  }
  return files.length;
}

async function restoreRows(folder: string, database: OpenDatabase): Promise<CopiedRows> {
  // Opening migrates a backup of an earlier version.
  const backup = await openDatabase({ url: undefined, dataDir: folder });
  try {
    return await copyTables(backup, database);
  } finally {
    await backup.close();
  }
}
