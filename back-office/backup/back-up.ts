import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backupDatabase } from '../../backend/database/backup-database.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { totalRows } from '../total-rows.ts';
import type { SiteData } from '../open-site-data.ts';
import type { OnProgress } from '../progress.ts';
import { StaffError } from '../staff-error.ts';
import { DATABASE } from './manifest.ts';
import { mediaFiles } from './media-files.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';
import { writeArchive } from './write-archive.ts';

/** How many rows each table that a backup contains had before it was made and after. */
type RowsMeanwhile = Readonly<Record<'before' | 'after', Awaited<ReturnType<Repositories['countRows']>>>>;

/** A backup that was written: its size in bytes, and how many files of pictures it holds. */
export type Backup = { bytes: number; pictureFiles: number; rows: RowsMeanwhile };

/**
 * Writes the database as it is at one moment and all pictures to one new file, while the site runs. Throws a StaffError, and
 * writes nothing, where the database has never held anything.
 */
export async function backUp(
  { database, databaseUrl, dataDir, repositories }: SiteData,
  file: string,
  onProgress?: OnProgress,
): Promise<Backup> {
  const before = await repositories.countRows();
  if (await isUnused(repositories, totalRows(before))) {
    const [place, setting] = databaseUrl
      ? ['The database', 'DATABASE_URL']
      : [`The database in ${resolve(dataDir)}`, 'DATA_DIR'];
    throw new StaffError(
      `${place} has never held anything, so there is nothing to back up. Is ${setting} set as for the site?`,
    );
  }
  const pictureFiles = await withTemporaryFolder(dataDir, async (folder) => {
    const copy = await backupDatabase(database, { dataDir, into: folder });
    // Listed after the database was copied: pictures are written before the rows that show them, and removed after those.
    const media = await mediaFiles(dataDir);
    const files = [{ from: copy, path: DATABASE }, ...media];
    await writeArchive(file, files, new Date().toISOString(), onProgress);
    return media.length;
  });
  const { size } = await stat(file);
  return { bytes: size, pictureFiles, rows: { before, after: await repositories.countRows() } };
}

async function isUnused(repositories: Repositories, rows: number): Promise<boolean> {
  if (rows > 0) return false;
  const areNew = await Promise.all(
    (['products', 'home_products', 'students'] as const).map((name) => repositories.revisions.isNew(name)),
  );
  return areNew.every(Boolean);
}
