import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase, type OpenDatabase } from '../backend/database/open-database.ts';
import { sqliteFile } from '../backend/database/open-sqlite.ts';
import { createRepositories, type Repositories } from '../backend/repositories/create-repositories.ts';
import { readSettings, type Settings } from '../server/settings.ts';

/** What a command works on: the site's own database, and the settings that say where it is. */
export type Records = { repositories: Repositories; database: OpenDatabase; settings: Settings };

/** Opens the database that the site's settings name, and closes it when the work is done or has failed. */
export async function withRecords<Result>(work: (records: Records) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const place = { url: settings.DATABASE_URL, dataDir: settings.DATA_DIR };
  if (!place.url && !existsSync(sqliteFile(place.dataDir))) {
    const folder = resolve(place.dataDir);
    console.error(
      `Note: there was no database in ${folder}; an empty one was made. Is DATA_DIR set as for the site?`,
    );
  }
  const database = await openDatabase(place);
  try {
    return await work({ repositories: createRepositories(database.db), database, settings });
  } finally {
    await database.close();
  }
}
