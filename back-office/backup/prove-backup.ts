import type { Backup } from './back-up.ts';
import type { NamedPicture } from '../../backend/repositories/named-pictures.ts';
import { counted } from '../counted.ts';
import { openSiteData } from '../open-site-data.ts';
import { lostPictures } from '../pictures/lost-pictures.ts';
import { StaffError } from '../staff-error.ts';
import { type Restored, restoreBackup, withBackup } from './restore-backup.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

/**
 * Proves that a backup can be restored: checks every file in it, restores it into a new database in a temporary folder, and
 * compares each row; with `made`, also how much it holds with what the site had then. Every picture that an entry names must
 * be in it. Throws an Error that says why where it fails.
 */
export function proveBackup(
  file: string,
  dataDir: string,
  made?: Pick<Backup, 'rows' | 'pictureFiles'>,
): Promise<void> {
  return withBackup(file, dataDir, (backup) =>
    withTemporaryFolder(dataDir, async (folder) => {
      const { database, repositories } = await openSiteData(
        { databaseUrl: undefined, dataDir: folder },
        () => {},
      );
      try {
        const restored = await restoreBackup(backup, { database, dataDir: folder });
        if (made) compare(restored, made);
        expectPictures(await lostPictures(repositories, folder));
      } finally {
        await database.close();
      }
    }),
  );
}

/** How many lost pictures are named. */
const NAMED = 3;

function expectPictures(lost: readonly NamedPicture[]): void {
  const places = new Map(lost.map(({ file, table, id }) => [file, `${file} (${table} ${id})`]));
  if (places.size === 0) return;
  const first = [...places.values()].slice(0, NAMED).join(', ');
  const others = places.size > NAMED ? ` and ${places.size - NAMED} more` : '';
  throw new StaffError(
    `The backup lacks ${counted(places.size, { one: 'picture', many: 'pictures' })}: ${first}${others}. ` +
      'Choose another picture there, or put the file back into the data folder, and make another backup.',
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
