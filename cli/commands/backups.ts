import { Command } from 'commander';
import { createWriteStream, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupName, folderPlace } from '../../back-office/backup/backup-folder.ts';
import { backupPlace, withPlainArchive } from '../../back-office/backup/encrypted-place.ts';
import { makeBackup } from '../../back-office/backup/make-backup.ts';
import { countRowsAt, leftDatabase, moveData, movePictures } from '../../back-office/backup/move-data.ts';
import { type Restored, restoreBackup, withBackup } from '../../back-office/backup/restore-backup.ts';
import { type StoredBackup, listBackups, makeStoredBackup } from '../../back-office/backup/stored-backups.ts';
import { counted } from '../../back-office/counted.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-kind.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { listedErasures } from '../../back-office/privacy/erasures-file.ts';
import { finishErasure } from '../../back-office/privacy/finish-erasure.ts';
import type { ErasedAgain } from '../../back-office/privacy/repeat.ts';
import { replaceFile } from '../../back-office/replace-file.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { backupsOf, bucketAt } from '../../server/settings.ts';
import { confirmReplacing, typedPath } from '../files.ts';
import { confirmFirst, dayOf, printJson, withProgress } from '../terminal.ts';
import { type CommandSite, withSite } from '../with-site.ts';

/**
 * `backup [FILE]`: the database as it is at one moment, and all pictures, in one file with checksums, which is tested before it replaces
 * another one. Without a file it is kept where the site keeps its backups.
 */
export function backup(): Command {
  return new Command('backup')
    .description('Write the database and all pictures to one file, while the site runs')
    .argument('[file]', 'such as backup-monday.tar.gz; without one it is kept with the others')
    .option('--yes', 'replace a file that is there without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string | undefined, options: { yes?: true; json?: true }) =>
      withSite(async (site) => {
        const place = backupPlace(backupsOf(site.settings));
        const path = file === undefined ? undefined : typedPath(file);
        if (path !== undefined) await confirmReplacing(path, options);
        const name = backupName(new Date(), place.isEncrypted);
        const { bytes, pictureFiles, problem } = await withProgress('Backup', (onProgress) => {
          const asked = { actor: commandLine, onProgress };
          return path === undefined
            ? makeStoredBackup(site, place, name, asked)
            : makeBackup(site, folderPlace(dirname(path)), basename(path), asked);
        });
        const written = file ?? name;
        if (problem !== undefined)
          throw new StaffError(`${written} was written, but its test failed: ${problem}`);
        if (options.json) return printJson({ file: path ?? name, bytes, pictureFiles });
        console.log(`${written}: the database and ${pictureFiles} picture files, ${inMegabytes(bytes)}.`);
        console.log('It was restored into a temporary folder as a test: every row and file is there.');
        console.log(
          file === undefined && place.isEncrypted
            ? 'It lies encrypted in the store of backups (BACKUP_STORE), and was read back from there.'
            : 'It holds personal data: keep it where only people who may read applications can open it.',
        );
      }),
    );
}

/** `backups list`: the backups that the site keeps, the newest first, and how their tests ended. */
export function backupsList(): Command {
  return new Command('list')
    .description('The backups that the site keeps, in BACKUP_STORE or a folder, with how their tests ended')
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withSite(
        async (site) => {
          const backups = await listBackups({ ...site, place: backupPlace(backupsOf(site.settings)) });
          if (options.json) return printJson(backups);
          for (const { name, madeAt, bytes, test } of backups)
            console.log(`${name}  ${dayOf(madeAt)}  ${inMegabytes(bytes)}  ${testWords[test]}`);
          if (backups.length === 0) console.log('There are no backups there yet.');
        },
        { mayBeNew: true },
      ),
    );
}

const testWords: Readonly<Record<StoredBackup['test'], string>> = {
  good: 'tested: it can be restored',
  failed: 'its test failed',
  changed: 'changed since its test',
  none: 'not tested',
  future: 'dated in the future',
};

/** `backups fetch NAME`: copies one of them to this folder as it is kept. */
export function backupsFetch(): Command {
  return new Command('fetch')
    .description('Copy a backup of the site to a file as it is kept; age opens an encrypted one')
    .argument('<name>', 'as backups list shows it')
    .argument('[file]', 'where to; without one, its own name in this folder')
    .option('--yes', 'replace a file that is there without asking')
    .action((name: string, file: string | undefined, options: { yes?: true }) =>
      withSite(
        async (site) => {
          const path = typedPath(file ?? name);
          await confirmReplacing(path, options);
          const place = backupPlace(backupsOf(site.settings));
          if (!(await place.list()).some((each) => each.name === name))
            throw new StaffError(`There is no backup ${name}. Those that are there: backups list.`);
          const content = await place.open(name);
          await replaceFile(path, (unfinished) =>
            pipeline(content, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })),
          );
          console.log(`${name} is at ${path}.`);
        },
        { mayBeNew: true },
      ),
    );
}

/** Runs `work` with the archive of a backup of the site, by its name, or of a file, which may be encrypted. */
async function withArchive<Result>(
  { settings, dataDir }: CommandSite,
  word: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const path = typedPath(word);
  const place = backupPlace(backupsOf(settings));
  if (!existsSync(path) && (await place.list()).some(({ name }) => name === word))
    return place.use(word, work);
  return withPlainArchive(path, { dataDir, passphrase: settings.BACKUP_PASSPHRASE }, work);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `restore FILE`: puts a backup in place of what the site has, in one transaction; a damaged file changes nothing. */
export function restore(): Command {
  return new Command('restore')
    .description('Put a backup in place of what the site has now, while it runs')
    .argument('<backup>', 'a name that backups list shows, or a file such as backup-monday.tar.gz')
    .option('--erasures <file>', 'also erase what this list names: erasures.jsonl, or a newer backup')
    .option('--yes', 'restore without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { erasures?: string; yes?: true; json?: true }) =>
      withSite(
        (site) =>
          withArchive(site, file, (archive) =>
            withBackup(archive, site.dataDir, async (opened) => {
              const { madeAt } = opened;
              const present = rowsAsText(await site.repositories.countRows());
              await confirmFirst(
                `Replace what the site has (${present}) by the backup of ${dayOf(madeAt)} (${rowsAsText(opened.rows)})?`,
                options,
              );
              const erasures = await erasuresOf(site, options.erasures);
              const { rows, pictureFiles, erasedAgain } = await restoreBackup(opened, site, {
                erasures,
                picturesOfFiles: () => galleryOfContent(site.content()),
              });
              await finishErasure(site);
              if (options.json) return printJson({ madeAt, rows, pictureFiles, erasedAgain });
              console.log(
                `Restored as of ${dayOf(madeAt)}: ${rowsAsText(rows)}, ${pictureFiles} picture files.`,
              );
              console.log(`Replaced: ${present}.`);
              tellErasedAgain(erasedAgain);
            }),
          ),
        { mayBeNew: true },
      ),
    );
}

function erasuresOf(site: CommandSite, word: string | undefined) {
  if (word === undefined) return listedErasures(site.dataDir, undefined);
  return withArchive(site, word, (file) => listedErasures(site.dataDir, file));
}

/**
 * `move --to ADDRESS`: copies every row to a PostgreSQL database and compares each; the old database stays as it is. `move --media
 * STORE`: copies uploads and pictures to a bucket, or back to the data folder.
 */
export function move(): Command {
  return new Command('move')
    .description('Copy all data to a PostgreSQL database, and compare every row; or all pictures to a bucket')
    .option('--to <address>', 'postgres://user:password@host/database')
    .option('--media <store>', 's3://BUCKET?endpoint=URL&region=NAME, or folder for DATA_DIR')
    .option('--yes', 'replace what the other database holds without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { to?: string; media?: string; yes?: true; json?: true }) =>
      withSite(async (site) => {
        if ((options.to === undefined) === (options.media === undefined))
          throw new StaffError('Name a database with --to, or a store with --media. Nothing was copied.');
        if (options.to !== undefined) await moveRows(site, options.to, options);
        if (options.media !== undefined) await moveFiles(site, options.media, options);
      }),
    );
}

async function moveRows(site: CommandSite, to: string, options: { yes?: true; json?: true }): Promise<void> {
  const present = await countRowsAt(to, site);
  if (present > 0)
    await confirmFirst(`The other database holds ${present} rows already. Replace them?`, options);
  const { rows, erasedAgain } = await withProgress('Rows', (onProgress) =>
    moveData(site, to, {
      replace: present > 0,
      picturesOfFiles: () => galleryOfContent(site.content()),
      onProgress,
    }),
  );
  if (options.json) return printJson({ rows, erasedAgain });
  console.log(`Copied and compared, row by row: ${rowsAsText(rows)}.`);
  tellErasedAgain(erasedAgain);
  console.log(
    'Now set DATABASE_URL to that address and start the site again; DATA_DIR stays, for the pictures.',
  );
  console.log(
    'What the site writes to the old database from now on is not copied: stop the site before you move.',
  );
  if (site.databaseUrl === undefined) {
    const { what, fix } = leftDatabase(site.dataDir);
    console.log(`${what}\n${fix}`);
  }
}

async function moveFiles(site: CommandSite, store: string, options: { json?: true }): Promise<void> {
  const bucket = store === 'folder' ? undefined : bucketAt(store, site.settings);
  const copied = await withProgress('Files', (onProgress) => movePictures(site, bucket, onProgress));
  if (options.json) return printJson({ copied });
  console.log(`Copied: ${counted(copied, { one: 'file', many: 'files' })}. The first store stays as it is.`);
  console.log(
    bucket === undefined
      ? 'Now take MEDIA_STORE out of the settings and start the site again.'
      : 'Now set MEDIA_STORE to that store and start the site again; pictures of meanwhile are copied if you run this once more.',
  );
}

function tellErasedAgain(erasedAgain: ErasedAgain) {
  for (const [kind, count] of Object.entries(erasedAgain))
    console.log(`Erased again, as it had been before: ${count} of the kind ${kind}.`);
}

/**
 * How many rows of each table, as text.
 * @example rowsAsText(rows) // '18 products, 6 home products, 12 students, 1 application'
 */
function rowsAsText({ products, home_products, students, applications }: Restored['rows']): string {
  return [
    counted(products, { one: 'product', many: 'products' }),
    counted(home_products, { one: 'home product', many: 'home products' }),
    counted(students, { one: 'student', many: 'students' }),
    counted(applications, { one: 'application', many: 'applications' }),
  ].join(', ');
}
