import { basename, dirname, join, resolve } from 'node:path';
import type { Repositories } from '../../storage/create-repositories.ts';
import { backupDatabase, digestOfRows } from '../../storage/database/copy-tables.ts';
import { totalRows } from '../../storage/database/rows.ts';
import type { NamedPicture } from '../../storage/pictures/named-pictures.ts';
import { type OnProgress, counted } from '../counted.ts';
import { type Actor, logChange } from '../log/log.ts';
import { type SiteData, openSiteData } from '../open-site-data.ts';
import { lostPictures } from '../pictures/remove-pictures.ts';
import { StaffError, failureMessage } from '../staff-error.ts';
import { withTemporaryFolder } from '../with-temporary-folder.ts';
import { type ArchivedFile, DATABASE, writeArchive } from './archive.ts';
import { type BackupPlace, pictureKeys } from './backup-folder.ts';
import { recordLastBackup, recordLastTest } from './backup-state.ts';
import { type Restored, restoreBackup, withBackup } from './restore-backup.ts';

/** Who makes a backup, and who is told how far it is. */
export type MakeBackup = {
  actor: Actor;
  now?: () => Date;
  onProgress?: OnProgress;
  /** Called when the backup is written and its test begins. */
  onTest?: () => void;
};

type BackedUp = Pick<SiteData, 'dataDir' | 'files'> & {
  database: Pick<SiteData['database'], 'db' | 'engine'>;
};

/** A backup that was written: how many files of pictures it holds. */
type Backup = {
  pictureFiles: number;
  /** How many rows each table that it contains had before it was made and after. */
  rows: Readonly<Record<'before' | 'after', Awaited<ReturnType<Repositories['countRows']>>>>;
};

/**
 * Writes a backup, tests it, and then keeps it under that name; logs it, and keeps how that ended. `problem` says why the test
 * failed; `digest` is that of the rows where the backup holds all of them, as it does where only pictures are lost. `bytes` is the size of what is kept. Throws where none
 * could be written, and a StaffError where the test failed and one of that name is there: that one stays as it is.
 */
export async function makeBackup(
  site: SiteData,
  place: Pick<BackupPlace, 'add' | 'root'>,
  name: string,
  { actor, now = () => new Date(), onProgress, onTest }: MakeBackup,
): Promise<Backup & { bytes: number; problem: string | undefined; digest: string | undefined }> {
  const { repositories, dataDir } = site;
  const at = now().toISOString();
  const { made, bytes } = await place.add(name, async ({ file, isReplacing }) => {
    const backup = await backUp(site, file, onProgress);
    onTest?.();
    let digest: string | undefined;
    const proof = proveBackup(file, dataDir, { ...backup, onRows: (proved) => (digest = proved) });
    const found = await problemOf(proof, { root: dirname(file), dataDir });
    const problem = found?.replaceAll(basename(file), name);
    if (problem !== undefined && isReplacing) {
      await recordLastTest(repositories, { at: now().toISOString(), file: '', ok: false, problem });
      throw new StaffError(
        `${join(place.root, name)} stays as it was: the new backup failed its test. ${problem}`,
      );
    }
    return { ...backup, problem, digest };
  });
  await recordBackup(repositories, actor, { at, name, bytes, problem: made.problem }, now());
  return { ...made, bytes };
}

/** Keeps that a backup was the last one, and how its test ended, and logs it. */
export async function recordBackup(
  repositories: Repositories,
  actor: Actor,
  { at, name, bytes, problem }: { at: string; name: string; bytes: number; problem: string | undefined },
  now: Date,
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    await recordLastBackup(all, { at, file: name, bytes });
    await recordLastTest(all, {
      at: now.toISOString(),
      file: name,
      ok: problem === undefined,
      ...(problem !== undefined && { problem }),
    });
    await logChange(all, actor, { action: 'back-up', kind: 'backup', id: name, name, after: { bytes } }, now);
  });
}

/**
 * Writes the database as it is at one moment and all pictures to one new file, while the site runs. Throws a StaffError, and
 * writes nothing, where the database has never held anything.
 */
export async function backUp(
  { database, databaseUrl, dataDir, repositories, files: store }: SiteData,
  file: string,
  onProgress?: OnProgress,
): Promise<Backup> {
  const before = await repositories.countRows();
  if (await isUnused(repositories, before)) {
    const [place, setting] = databaseUrl
      ? ['The database', 'DATABASE_URL']
      : [`The database in ${resolve(dataDir)}`, 'DATA_DIR'];
    throw new StaffError(
      `${place} has never held anything, so there is nothing to back up. Is ${setting} set as for the site?`,
    );
  }
  const pictureFiles = await writeBackup({ database, dataDir, files: store }, file, onProgress);
  return { pictureFiles, rows: { before, after: await repositories.countRows() } };
}

/** Writes the database and all pictures to one new file; gives how many files of pictures. */
export async function writeBackup(
  { database, dataDir, files: store }: BackedUp,
  file: string,
  onProgress?: OnProgress,
): Promise<number> {
  return withTemporaryFolder(dataDir, async (folder) => {
    const copy = await backupDatabase(database, { dataDir, into: folder });
    // Listed after the database was copied: pictures are written before the rows that show them, and removed after those.
    const pictures: ArchivedFile[] = [];
    for (const path of await pictureKeys(store)) {
      const from = await store.find(path);
      if (from === undefined) throw new StaffError(`${path} was removed while it was backed up. Try again.`);
      pictures.push({ from, path });
    }
    const files = [{ from: copy, path: DATABASE }, ...pictures];
    await writeArchive(file, files, new Date().toISOString(), onProgress);
    return pictures.length;
  });
}

/** Whether the database has never held anything; `rows` are those that its tables have. */
export async function isUnused(repositories: Repositories, rows: Backup['rows']['before']): Promise<boolean> {
  if (totalRows(rows) > 0) return false;
  const areNew = await Promise.all(
    (['products', 'home_products', 'students'] as const).map((name) => repositories.revisions.isNew(name)),
  );
  return areNew.every(Boolean);
}

/**
 * Proves that a backup can be restored: checks every file in it, restores it into a new database in a temporary folder, and
 * compares each row; with `made`, also how much it holds with what the site had then. Every picture that an entry names must
 * be in it. Throws an Error that says why where it fails; before the pictures, `onRows` is told the digest of the rows.
 */
export function proveBackup(
  file: string,
  dataDir: string,
  made?: Pick<Backup, 'rows' | 'pictureFiles'> & { onRows: (digest: string) => void },
): Promise<void> {
  return withBackup(file, dataDir, (backup) =>
    withTemporaryFolder(dataDir, async (folder) => {
      const { database, repositories, files } = await openSiteData(
        { databaseUrl: undefined, dataDir: folder },
        () => {},
      );
      try {
        const restored = await restoreBackup(backup, { database, files });
        if (made) {
          compare(restored, made);
          made.onRows(await digestOfRows(backup.database.db));
        }
        expectPictures(await lostPictures(repositories, files));
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

type Places = { root: string; dataDir: string };

/** Why the test of a backup failed, as a sentence; undefined where it ended well. */
export async function problemOf(proof: Promise<void>, places: Places): Promise<string | undefined> {
  return proof.then(
    () => undefined,
    (error: unknown) => backupProblem(error, places),
  );
}

/** The message of an error as staff read it: without the places of files on the server. */
export function backupProblem(error: unknown, { root, dataDir }: Places): string {
  const message = error instanceof Error ? failureMessage(error) : String(error);
  return message.replaceAll(`${root}/`, '').replaceAll(` ${root}`, '').replaceAll(` ${dataDir}`, '');
}
