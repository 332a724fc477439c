import { existsSync } from 'node:fs';
import { openDatabase, type OpenDatabase } from '../backend/database/open-database.ts';
import { sqliteFile } from '../backend/database/open-sqlite.ts';
import { createRepositories, type Repositories } from '../backend/repositories/create-repositories.ts';
import { removeTemporaryFolders } from './backup/with-temporary-folder.ts';
import type { ReportRow } from '../backend/repositories/readable-rows.ts';

/** Where a site keeps its data: a `postgres://` address, or SQLite in the data folder where there is none. */
export type SitePlace = { databaseUrl: string | undefined; dataDir: string };

/** The data of a site: its open database with the repositories over it, and the folder that holds the pictures. */
export type SiteData = SitePlace & { database: OpenDatabase; repositories: Repositories };

/**
 * Opens the data of a site, and removes what killed commands left there; close `database` afterwards. `report` is
 * called with each row that can't be read and is left out. Throws an Error of one sentence where the database can't be
 * opened.
 */
export async function openSiteData(place: SitePlace, report: ReportRow): Promise<SiteData> {
  removeTemporaryFolders(place.dataDir);
  const database = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir });
  return { ...place, database, repositories: createRepositories(database.db, report) };
}

/** Whether a site has a database there yet; an address of PostgreSQL counts as one. */
export function hasDatabase({ databaseUrl, dataDir }: SitePlace): boolean {
  return databaseUrl !== undefined || existsSync(sqliteFile(dataDir));
}
