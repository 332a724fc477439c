import { resolve } from 'node:path';
import { hasDatabase, openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import { readSettings, type Settings } from '../server/settings.ts';

/** What a command works on: the site's data, and the settings that say where it is. */
export type Site = SiteData & { settings: Settings };

/** Opens the data of the site that the environment's settings name, and closes it when `work` is done or has failed. */
export async function withSite<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const place = { databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR };
  if (!hasDatabase(place)) {
    const folder = resolve(place.dataDir);
    console.error(
      `Note: there was no database in ${folder}; an empty one was made. Is DATA_DIR set as for the site?`,
    );
  }
  const data = await openSiteData(place, console.error);
  try {
    return await work({ ...data, settings });
  } finally {
    await data.database.close();
  }
}
