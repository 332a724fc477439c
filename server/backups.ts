import { join } from 'node:path';
import { makeBackupFolder } from '../back-office/backup/backup-folder.ts';
import {
  type BackupRunner,
  createBackupRunner,
  createNightlyBackups,
} from '../back-office/backup/backup-runner.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { isDiskFull } from '../storage/files/system-reason.ts';
import { UNFINISHED, removeLeftovers } from '../storage/files/unfinished-files.ts';
import type { Settings } from './settings.ts';

/** The backups of a running site: where they are, when one is made by itself, and what makes them. */
export type Backups = {
  folder: string;
  /** The time in India at which one is made each night; undefined where none is. */
  at: string | undefined;
  runner: BackupRunner;
  stop(): Promise<void>;
};

/**
 * Makes backups of a site when staff or the clock ask for one, and removes what killed processes left in their folder; throws
 * an Error of one sentence where that can't be made, except on a full disk: each backup tries again.
 */
export function openBackups(
  { BACKUP_AT: at, BACKUP_DIR }: Pick<Settings, 'BACKUP_AT' | 'BACKUP_DIR'>,
  { site, log }: { site: SiteData; log: (problem: string, cause?: unknown) => void },
): Backups {
  const folder = BACKUP_DIR ?? join(site.dataDir, 'backups');
  if (at !== undefined || BACKUP_DIR !== undefined) makeFolderIfRoom(folder, log);
  removeLeftovers(folder, UNFINISHED);
  const runner = createBackupRunner({ site, folder, log });
  const nightly = at === undefined ? undefined : createNightlyBackups({ site, folder, at, runner, log });
  void nightly?.look();
  return {
    folder,
    at,
    runner,
    async stop() {
      nightly?.stop();
      await runner.stop();
    },
  };
}

function makeFolderIfRoom(folder: string, log: (problem: string, cause: unknown) => void): void {
  try {
    makeBackupFolder(folder);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log('the folder of backups can’t be made', error);
  }
}
