import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRepositories } from '../../storage/create-repositories.ts';
import { type CopiedRows, copyTables, digestOfRows } from '../../storage/database/copy-tables.ts';
import type { OpenDatabase } from '../../storage/database/open-database.ts';
import { isSiteDatabase } from '../../storage/database/open-sqlite.ts';
import { type FileStore, folderStore } from '../../storage/files/file-store.ts';
import type { Erasure } from '../../storage/privacy/erasure-repository.ts';
import { galleryLeads, keepGalleryOfFiles, type PicturesOfFiles } from '../gallery/gallery-kind.ts';
import { type SiteData, openSiteData } from '../open-site-data.ts';
import { type ErasedAgain, repeatErasures } from '../privacy/repeat.ts';
import { StaffError } from '../staff-error.ts';
import { withTemporaryFolder } from '../with-temporary-folder.ts';
import { DATABASE, unpackArchive } from './archive.ts';
import { pictureKeys } from './backup-folder.ts';

/** A backup that was unpacked and checked: when it was made (an ISO time), and what it holds. */
export type UnpackedBackup = Restored & { madeAt: string; folder: string; database: OpenDatabase };

/** The size of a restored backup: how many rows of each list, and how many files of pictures. */
export type Restored = { rows: CopiedRows; pictureFiles: number };

/** The size of a restored backup, and how many entries of each kind were erased again. */
export type RestoredSite = Restored & { erasedAgain: ErasedAgain };

/**
 * Unpacks and checks a backup, runs `work` with it, and removes what was unpacked. Throws a StaffError, and `work` does
 * not run, where the file is damaged, or no backup of this site.
 */
export function withBackup<Result>(
  file: string,
  dataDir: string,
  work: (backup: UnpackedBackup) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(dataDir, async (folder) => {
    const { madeAt } = await unpackArchive(file, folder);
    const { database, repositories } = await openBackup(file, folder);
    try {
      const pictureFiles = (await pictureKeys(folderStore(folder))).length;
      return await work({ madeAt, folder, database, rows: await repositories.countRows(), pictureFiles });
    } finally {
      await database.close();
    }
  });
}

/** The site has other rows than those that were saved elsewhere before they were to be replaced. */
export class WrittenMeanwhileError extends StaffError {
  override readonly name = 'WrittenMeanwhileError';
}

/**
 * Puts a backup in place of what the site has, while it runs; all rows are replaced in one transaction. What was erased since
 * the backup was made is erased again: what the site, the backup or `erasures` lists. A gallery that was that of the content's files
 * is that of `picturesOfFiles`. With `replaced`, the digest of rows that are saved elsewhere, it replaces those only: where the site
 * has others, it throws a WrittenMeanwhileError.
 */
export async function restoreBackup(
  backup: UnpackedBackup,
  { database, files }: Pick<SiteData, 'database' | 'files'>,
  {
    erasures = [],
    picturesOfFiles = () => [],
    replaced,
  }: { erasures?: readonly Erasure[]; picturesOfFiles?: PicturesOfFiles; replaced?: string } = {},
): Promise<RestoredSite> {
  const begin = async (db: OpenDatabase['db']) => {
    if (replaced !== undefined && (await digestOfRows(db)) !== replaced)
      throw new WrittenMeanwhileError(
        'Each time that the site was backed up before, somebody wrote to it meanwhile. Try again at a quiet time, such as at night.',
      );
  };
  // Also now: then no picture was put in place for nothing.
  await begin(database.db);
  // Pictures first, so that no row ever shows a picture that is not there.
  const pictureFiles = await restorePictures(backup.folder, files);
  const copied = createRepositories(backup.database.db);
  const filesLed = !(await galleryLeads(copied));
  // Read now: what runs at the end of the copy must not ask the database that is being read.
  const known = await copied.erasures.all();
  let erasedAgain: ErasedAgain = {};
  const rows = await copyTables(backup.database, database, {
    begin,
    async finish(target) {
      const all = createRepositories(target);
      await all.erasures.add(erasures);
      await keepGalleryOfFiles(all, { filesLed, picturesOfFiles });
      erasedAgain = await repeatErasures(all, { known, filesLed, picturesOfFiles });
    },
  });
  return { rows, pictureFiles, erasedAgain };
}

async function openBackup(file: string, folder: string): Promise<SiteData> {
  const refused = (reason: string, cause?: unknown) =>
    new StaffError(`${file} can't be restored: ${reason} Nothing was changed.`, { cause });
  if (!isSiteDatabase(join(folder, DATABASE)))
    throw refused('it holds no database of this site, or a damaged one.');
  try {
    // Opening brings a backup of an earlier version up to date.
    return await openSiteData({ databaseUrl: undefined, dataDir: folder }, () => {});
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error), error);
  }
}

// A name in the media folder stands for one content, so replacing a file does not disturb visitors who load it.
async function restorePictures(folder: string, files: FileStore): Promise<number> {
  const keys = await pictureKeys(folderStore(folder));
  for (const key of keys) {
    const written = join(files.workFolder, key);
    await mkdir(dirname(written), { recursive: true });
    await rename(join(folder, key), written);
  }
  for (const pictureFolder of new Set(keys.map(dirname))) await files.keep(pictureFolder);
  return keys.length;
}
