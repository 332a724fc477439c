import type { Backup } from './back-up.ts';
import { openSiteData } from '../open-site-data.ts';
import { StaffError } from '../staff-error.ts';
import { type Restored, restoreBackup, withBackup } from './restore-backup.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

/**
 * Proves that a backup can be restored: checks every file in it, restores it into a new database in a temporary folder, and
 * compares each row; with `made`, also how much it holds with what the site had then. Throws an Error of one sentence where
 * it can't be restored.
 */
export function proveBackup(
  file: string,
  dataDir: string,
  made?: Pick<Backup, 'rows' | 'pictureFiles'>,
): Promise<void> {
  return withBackup(file, dataDir, (backup) =>
    withTemporaryFolder(dataDir, async (folder) => {
      const { database } = await openSiteData({ databaseUrl: undefined, dataDir: folder }, () => {});
      try {
        const restored = await restoreBackup(backup, { database, dataDir: folder });
        if (made) compare(restored, made);
      } finally {
        await database.close();
      }
    }),
  );
}

// The site goes on while it is backed up: a table may have any number of rows that it had meanwhile.
function compare({ rows, pictureFiles }: Restored, made: Pick<Backup, 'rows' | 'pictureFiles'>): void {
  if (pictureFiles !== made.pictureFiles)
    throw new StaffError(
      `The backup holds ${pictureFiles} files of pictures, and the site had ${made.pictureFiles}.`,
    );
  for (const table of Object.keys(rows) as (keyof typeof rows)[]) {
    const [before, after] = [made.rows.before[table], made.rows.after[table]];
    if (rows[table] < Math.min(before, after) || rows[table] > Math.max(before, after))
      throw new StaffError(`The backup holds ${rows[table]} rows of ${table}, and the site had ${after}.`);
  }
}
