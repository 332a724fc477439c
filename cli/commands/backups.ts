import { Command } from 'commander';
import { basename, dirname } from 'node:path';
import { folderPlace } from '../../back-office/backup/backup-folder.ts';
import { makeBackup } from '../../back-office/backup/make-backup.ts';
import { countRowsAt, leftDatabase, moveData, movePictures } from '../../back-office/backup/move-data.ts';
import { type Restored, restoreBackup, withBackup } from '../../back-office/backup/restore-backup.ts';
import { counted } from '../../back-office/counted.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-kind.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { listedErasures } from '../../back-office/privacy/erasures-file.ts';
import { finishErasure } from '../../back-office/privacy/finish-erasure.ts';
import type { ErasedAgain } from '../../back-office/privacy/repeat.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { bucketAt } from '../../server/settings.ts';
import { confirmReplacing, typedPath } from '../files.ts';
import { confirmFirst, dayOf, printJson, withProgress } from '../terminal.ts';
import { type CommandSite, withSite } from '../with-site.ts';

/** `backup FILE`: the database as it is at one moment, and all pictures, in one file with checksums, which is tested before it replaces another one. */
export function backup(): Command {
  return new Command('backup')
    .description('Write the database and all pictures to one file, while the site runs')
    .argument('<file>', 'such as backup-monday.tar.gz')
    .option('--yes', 'replace a file that is there without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { yes?: true; json?: true }) =>
      withSite(async (site) => {
        const path = typedPath(file);
        await confirmReplacing(path, options);
        const { bytes, pictureFiles, problem } = await withProgress('Backup', (onProgress) =>
          makeBackup(site, folderPlace(dirname(path)), basename(path), { actor: commandLine, onProgress }),
        );
        if (problem !== undefined)
          throw new StaffError(`${file} was written, but its test failed: ${problem}`);
        if (options.json) return printJson({ file: path, bytes, pictureFiles });
        console.log(`${file}: the database and ${pictureFiles} picture files, ${inMegabytes(bytes)}.`);
        console.log('It was restored into a temporary folder as a test: every row and file is there.');
        console.log(
          'It holds personal data: keep it where only people who may read applications can open it.',
        );
      }),
    );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `restore FILE`: puts a backup in place of what the site has, in one transaction; a damaged file changes nothing. */
export function restore(): Command {
  return new Command('restore')
    .description('Put a backup in place of what the site has now, while it runs')
    .argument('<file>', 'a file that backup wrote, such as backup-monday.tar.gz')
    .option('--erasures <file>', 'also erase what this list names: erasures.jsonl, or a newer backup')
    .option('--yes', 'restore without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { erasures?: string; yes?: true; json?: true }) =>
      withSite(
        (site) =>
          withBackup(typedPath(file), site.dataDir, async (opened) => {
            const { madeAt } = opened;
            const present = rowsAsText(await site.repositories.countRows());
            await confirmFirst(
              `Replace what the site has (${present}) by the backup of ${dayOf(madeAt)} (${rowsAsText(opened.rows)})?`,
              options,
            );
            const erasures = await listedErasures(
              site.dataDir,
              options.erasures === undefined ? undefined : typedPath(options.erasures),
            );
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
        { mayBeNew: true },
      ),
    );
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
