import { dirname } from 'node:path';
import type { Query } from '../../storage/database/open-database.ts';
import type { ReportRow } from '../../storage/database/readable-rows.ts';
import { theSite } from '../log/log.ts';
import { type SiteData, type SitePlace, filesAt, openSiteData } from '../open-site-data.ts';
import { backupName, folderPlace } from './backup-folder.ts';
import { problemOf, proveBackup, recordBackup, writeBackup } from './make-backup.ts';
import { recordTest } from './stored-backups.ts';

type Before = { name: string; at: Date; bytes: number; problem: string | undefined };

/**
 * Opens the data of a site as `openSiteData` does. Before the schema of an earlier release is brought up to date, the site is backed up
 * into a folder of this machine, which works also while a store elsewhere can't be reached. Throws an Error of one sentence, and nothing
 * has changed, where that backup can't be made; one that fails its test is kept as such.
 */
export async function openUpgradedSite(
  place: SitePlace & { backupFolder: string },
  report: ReportRow,
  onQuery?: (query: Query) => void,
): Promise<SiteData> {
  const { dataDir, bucket, backupFolder } = place;
  let before: Before | undefined;
  const site = await openSiteData(place, report, {
    onQuery,
    async beforeUpgrade(database) {
      before = await backUpInto(backupFolder, { database, dataDir, files: filesAt(dataDir, bucket) });
    },
  });
  if (before === undefined) return site;
  const { name, at, bytes, problem } = before;
  await recordTest(
    { ...site, place: folderPlace(backupFolder) },
    { name, bytes, problem: problem ?? '', at },
  );
  await recordBackup(site.repositories, theSite, { at: at.toISOString(), name, bytes, problem }, at);
  return site;
}

async function backUpInto(folder: string, parts: Parameters<typeof writeBackup>[0]): Promise<Before> {
  const { dataDir } = parts;
  const [place, at] = [folderPlace(folder), new Date()];
  const name = backupName(at);
  try {
    place.prepare();
    const { made: problem, bytes } = await place.add(name, async ({ file }) => {
      await writeBackup(parts, file);
      return problemOf(proveBackup(file, dataDir), { root: dirname(file), dataDir });
    });
    return { name, at, bytes, problem };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database is of an earlier release, and could not be backed up before it is brought up to date: ${reason}`,
      { cause },
    );
  }
}
