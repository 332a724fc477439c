import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Repositories, createRepositories } from '../storage/create-repositories.ts';
import { type OpenDatabase, openDatabase } from '../storage/database/open-database.ts';
import { sqliteFile } from '../storage/database/open-sqlite.ts';
import type { ReportRow } from '../storage/database/readable-rows.ts';
import { type Bucket, bucketStore } from '../storage/files/bucket-store.ts';
import { type FileStore, folderStore } from '../storage/files/file-store.ts';
import { UNFINISHED, removeLeftovers } from '../storage/files/unfinished-files.ts';
import { removeTemporaryFolders } from './with-temporary-folder.ts';

/**
 * Where a site keeps its data: a `postgres://` address, or SQLite in the data folder where there is none; and a bucket for its pictures,
 * or the data folder.
 */
export type SitePlace = { databaseUrl: string | undefined; dataDir: string; bucket?: Bucket | undefined };

/** The data of a site: its open database with the repositories over it, and the store of its pictures. */
export type SiteData = SitePlace & { database: OpenDatabase; repositories: Repositories; files: FileStore };

/**
 * Opens the data of a site, and removes what killed processes left there; close `database` afterwards. `report` is
 * called with each row that can't be read and is left out, `onQuery` after each statement, `beforeUpgrade` before the schema of an earlier
 * release is brought up to date. Throws an Error of one sentence
 * where the database can't be opened.
 */
export async function openSiteData(
  place: SitePlace,
  report: ReportRow,
  { onQuery, beforeUpgrade }: Pick<Parameters<typeof openDatabase>[0], 'onQuery' | 'beforeUpgrade'> = {},
): Promise<SiteData> {
  const { databaseUrl: url, dataDir, bucket } = place;
  removeTemporaryFolders(dataDir);
  const files = filesAt(dataDir, bucket);
  for (const folder of [dataDir, files.root, join(files.workFolder, 'media')])
    removeLeftovers(folder, UNFINISHED);
  const database = await openDatabase({ url, dataDir, onQuery, beforeUpgrade });
  const repositories = createRepositories(database.db, report);
  return { ...place, database, repositories, files };
}

/** The store of a site's uploads and pictures: a bucket, or its data folder where none is given. */
export function filesAt(dataDir: string, bucket: Bucket | undefined): FileStore {
  return bucket ? bucketStore(dataDir, bucket) : folderStore(dataDir);
}

/** Whether a site has a database there yet; an address of PostgreSQL counts as one. */
export function hasDatabase({ databaseUrl, dataDir }: SitePlace): boolean {
  return databaseUrl !== undefined || existsSync(sqliteFile(dataDir));
}
