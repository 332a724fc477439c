import { type CopiedRows, copyTables } from '../backend/database/copy-tables.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import { totalRows } from '../backend/repositories/rows.ts';
import type { OnProgress } from './counted.ts';
import { galleryLeads, keepGalleryOfFiles, type PicturesOfFiles } from './gallery/gallery-kind.ts';
import { type SiteData, openSiteData } from './open-site-data.ts';
import { StaffError } from './staff-error.ts';

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

/**
 * Copies all data to the database at a `postgres://` address and compares every row; the old database stays as it is.
 * Throws a StaffError where the other database is the site's own, or holds rows and `replace` is not set.
 */
export async function moveData(
  site: SiteData,
  address: string,
  {
    replace = false,
    picturesOfFiles = () => [],
    onProgress = () => {},
  }: { replace?: boolean; picturesOfFiles?: PicturesOfFiles; onProgress?: OnProgress } = {},
): Promise<CopiedRows> {
  const target = await openTarget(address, site);
  try {
    const present = totalRows(await target.repositories.countRows());
    if (present > 0 && !replace)
      throw new StaffError(`The other database holds ${present} rows already. Nothing was copied.`);
    const total = totalRows(await site.repositories.countRows());
    const filesLed = !(await galleryLeads(site.repositories));
    let done = 0;
    onProgress(done, total);
    return await copyTables(
      site.database,
      target.database,
      (count) => {
        done += count;
        onProgress(done, total);
      },
      (copy) => keepGalleryOfFiles(createRepositories(copy), { filesLed, picturesOfFiles }),
    );
  } finally {
    await target.database.close();
  }
}

async function openTarget(address: string, { databaseUrl, dataDir }: SiteData): Promise<SiteData> {
  if (address === databaseUrl)
    throw new StaffError('The site uses that database already (DATABASE_URL). Nothing was copied.');
  // Rows are copied as they are, so none is left out and reported.
  return openSiteData({ databaseUrl: address, dataDir }, () => {});
}
