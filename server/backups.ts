import { type BackupPlace, folderPlace } from '../back-office/backup/backup-folder.ts';
import { type BackupRunner, createBackupRunner } from '../back-office/backup/backup-runner.ts';
import { backupPlace } from '../back-office/backup/encrypted-place.ts';
import { createNightlyBackups } from '../back-office/backup/nightly-backups.ts';
import { moveBackups } from '../back-office/backup/stored-backups.ts';
import type { PicturesOfFiles } from '../back-office/gallery/gallery-kind.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { isDiskFull } from '../storage/files/system-reason.ts';
import { UNFINISHED, removeLeftovers } from '../storage/files/unfinished-files.ts';
import { type Settings, backupsOf } from './settings.ts';

/** The backups of a running site: where they are, when one is made by itself, and what makes them. */
export type Backups = {
  place: BackupPlace;
  /** The time in India at which one is made each night; undefined where none is. */
  at: string | undefined;
  runner: BackupRunner;
  stop(): Promise<void>;
};

type BackupParts = {
  site: SiteData;
  picturesOfFiles: PicturesOfFiles;
  log: (problem: string, cause?: unknown) => void;
  /** Called where a night had no good backup. */
  tellOwners: (problem?: string) => void;
};

/**
 * Makes backups of a site when staff or the clock ask for one, and removes what killed processes left in their folder; throws
 * an Error of one sentence where that can't be made, except on a full disk: each backup tries again.
 */
export function openBackups(
  settings: Settings,
  { site, picturesOfFiles, log, tellOwners }: BackupParts,
): Backups {
  const { BACKUP_AT: at, BACKUP_DIR } = settings;
  const kept = backupsOf(settings);
  const place = backupPlace(kept);
  if (at !== undefined || BACKUP_DIR !== undefined) prepareIfRoom(place, log);
  removeLeftovers(place.root, UNFINISHED);
  const runner = createBackupRunner({ site, place, picturesOfFiles, log });
  const nightly =
    at === undefined ? undefined : createNightlyBackups({ site, place, at, runner, log, tellOwners });
  void nightly?.look();
  let isStopped = false;
  if (place.isEncrypted)
    moveBackups({ ...site, from: folderPlace(kept.folder), to: place }).catch((error: unknown) => {
      if (!isStopped) log('backups of before BACKUP_STORE was set could not be moved there', error);
    });
  return {
    place,
    at,
    runner,
    async stop() {
      isStopped = true;
      nightly?.stop();
      await runner.stop();
    },
  };
}

function prepareIfRoom(place: BackupPlace, log: (problem: string, cause: unknown) => void): void {
  try {
    place.prepare();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log('the folder of backups can’t be made', error);
  }
}
