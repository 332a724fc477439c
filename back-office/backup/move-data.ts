import { join } from 'node:path';
import { createRepositories } from '../../storage/create-repositories.ts';
import { type CopiedRows, copyTables } from '../../storage/database/copy-tables.ts';
import { filesOfSqlite, sqliteFile } from '../../storage/database/open-sqlite.ts';
import { totalRows } from '../../storage/database/rows.ts';
import type { Bucket } from '../../storage/files/bucket-store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { OnProgress } from '../counted.ts';
import { galleryLeads, keepGalleryOfFiles, type PicturesOfFiles } from '../gallery/gallery-kind.ts';
import { type SiteData, filesAt, openSiteData } from '../open-site-data.ts';
import { listedErasures } from '../privacy/erasures-file.ts';
import { finishErasure } from '../privacy/finish-erasure.ts';
import { type ErasedAgain, repeatErasures } from '../privacy/repeat.ts';
import { StaffError } from '../staff-error.ts';
import type { Finding } from '../upkeep/finding.ts';

/**
 * How many rows the database at a `postgres://` address holds. Throws a StaffError where it is the site's own, an Error of
 * one sentence where it can't be opened.
 */
export async function countRowsAt(address: string, site: SiteData): Promise<number> {
  const target = await openTarget(address, site);
  return target.repositories
    .countRows()
    .then(totalRows)
    .finally(() => target.database.close());
}

/** How many rows of each table were moved, and how many entries of each kind were erased again there. */
export type MovedData = { rows: CopiedRows; erasedAgain: ErasedAgain };

/**
 * Copies all data to the database at a `postgres://` address and compares every row; the old database stays as it is. What the
 * other database or the file beside the data lists as erased or taken back is so again, and nothing of it stays in the other
 * database's files. Throws a StaffError where the other database is the site's own, or holds rows and `replace` is not set.
 */
export async function moveData(
  site: SiteData,
  address: string,
  {
    replace = false,
    picturesOfFiles = () => [],
    onProgress = () => {},
  }: { replace?: boolean; picturesOfFiles?: PicturesOfFiles; onProgress?: OnProgress } = {},
): Promise<MovedData> {
  const target = await openTarget(address, site);
  try {
    const present = totalRows(await target.repositories.countRows());
    if (present > 0 && !replace)
      throw new StaffError(`The other database holds ${present} rows already. Nothing was copied.`);
    const total = totalRows(await site.repositories.countRows());
    const filesLed = !(await galleryLeads(site.repositories));
    // Read now: what runs at the end of the copy must not ask the old database, which is being read.
    const known = await site.repositories.erasures.all();
    const listed = await listedErasures(site.dataDir, undefined);
    let erasedAgain: ErasedAgain = {};
    let done = 0;
    onProgress(done, total);
    const rows = await copyTables(site.database, target.database, {
      onRows(count) {
        done += count;
        onProgress(done, total);
      },
      async finish(copy) {
        const all = createRepositories(copy);
        await all.erasures.add(listed);
        await keepGalleryOfFiles(all, { filesLed, picturesOfFiles });
        erasedAgain = await repeatErasures(all, { known, filesLed, picturesOfFiles });
      },
    });
    // The files of the other database have what it held, and what was erased there again.
    if (present > 0 || Object.keys(erasedAgain).length > 0) await finishErasure(target);
    return { rows, erasedAgain };
  } finally {
    await target.database.close();
  }
}

/**
 * Copies all uploads and pictures to a bucket, or to the data folder where none is given; gives how many files were lacking there. The
 * first store stays as it is. It may be stopped at any time: the next one goes on where it was.
 */
export async function movePictures(
  { files, dataDir }: Pick<SiteData, 'files' | 'dataDir'>,
  bucket: Bucket | undefined,
  onProgress: OnProgress = () => {},
): Promise<number> {
  const target = filesAt(dataDir, bucket);
  const keysOf = async ({ list }: FileStore) =>
    (await Promise.all([list('uploads'), list('media')])).flat().map(({ key }) => key);
  const present = new Set(await keysOf(target));
  const lacking = (await keysOf(files)).filter((key) => !present.has(key));
  onProgress(0, lacking.length);
  for (const [at, key] of lacking.entries()) {
    const path = await files.find(key);
    // Nothing names it any more.
    if (path !== undefined) await target.add(key, path);
    onProgress(at + 1, lacking.length);
  }
  return lacking.length;
}

/** The SQLite database in that folder that a site has left, and how to delete it. */
export function leftDatabase(dataDir: string): Finding {
  const file = sqliteFile(dataDir);
  return {
    where: file,
    what: 'The old database still holds everybody’s data, and nothing is erased in it any more.',
    fix: `Once all is well with the new one, run: rm -f ${filesOfSqlite(file)
      .map((each) => `'${each}'`)
      .join(' ')}`,
  };
}

/** The pictures in that folder that a site whose store is a bucket has left, and how to delete them. */
export function leftPictures(dataDir: string): Finding {
  return {
    where: join(dataDir, 'media'),
    what: 'The pictures of before MEDIA_STORE still lie there, and those whose consent is withdrawn stay.',
    fix: `Once move --media copies none any more, run: rm -rf ${['media', 'uploads', 'share']
      .map((each) => `'${join(dataDir, each)}'`)
      .join(' ')}`,
  };
}

async function openTarget(address: string, { databaseUrl, dataDir }: SiteData): Promise<SiteData> {
  if (address === databaseUrl)
    throw new StaffError('The site uses that database already (DATABASE_URL). Nothing was copied.');
  // Rows are copied as they are, so none is left out and reported.
  return openSiteData({ databaseUrl: address, dataDir }, () => {});
}
