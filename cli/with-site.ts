import { join, resolve } from 'node:path';
import { openUpgradedSite } from '../back-office/backup/open-upgraded-site.ts';
import { type SiteData, hasDatabase } from '../back-office/open-site-data.ts';
import { StaffError } from '../back-office/staff-error.ts';
import { type Settings, placeOf, readSettings } from '../server/settings.ts';
import { problemLine } from '../texts/content-mistakes.ts';
import { type ContentReading, readContent } from '../texts/read-content.ts';
import type { Content } from '../texts/schemas/content.ts';

/** The folder of the site: its program, its content and its builds. */
export const siteDir = join(import.meta.dirname, '..');

/** The folder in which staff write the content of the site. */
export const contentDir = join(siteDir, 'content');

/** The site that a command works on: its data, the settings that say where it is, and the content. */
export type CommandSite = SiteData & {
  settings: Settings;
  /** Reads the content; a mistake in it stops only the commands that need its messages. Throws a StaffError. */
  content(): Content;
};

/**
 * Opens the data of the site that the environment's settings name, and closes it when `work` is done or has failed. Throws
 * a StaffError where the site has no database yet, unless it `mayBeNew`.
 */
export async function withSite<Result>(
  work: (site: CommandSite) => Promise<Result>,
  { mayBeNew = false } = {},
): Promise<Result> {
  const settings = readSettings(process.env);
  const place = placeOf(settings);
  const folder = resolve(place.dataDir);
  const isNew = !hasDatabase(place);
  if (isNew && !mayBeNew)
    throw new StaffError(
      `There is no database in ${folder}. Is DATA_DIR set as for the site? Nothing was done.`,
    );
  const data = await openUpgradedSite(place, console.error);
  if (isNew)
    console.error(
      `Note: there was no database in ${folder}; an empty one was made. Is DATA_DIR set as for the site?`,
    );
  try {
    return await work({ ...data, settings, content: () => contentOf(readContent(contentDir)) });
  } finally {
    await data.database.close();
  }
}

function contentOf(reading: ContentReading): Content {
  if ('content' in reading) return reading.content;
  throw new StaffError(
    [...reading.problems.map(problemLine), '', 'Correct this in the folder content.'].join('\n'),
  );
}
