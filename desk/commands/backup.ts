import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import { backupDatabase } from '../../backend/database/backup-database.ts';
import { inWorkingFolder } from '../archive/in-working-folder.ts';
import { mediaFiles } from '../archive/media-files.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { typedPath } from '../files/typed-path.ts';
import { confirmReplacing } from '../files/write-own-file.ts';
import { printJson } from '../terminal/print-json.ts';
import { withProgress } from '../terminal/with-progress.ts';
import { withRecords } from '../with-records.ts';

/** `backup FILE`: the database as it is at one moment, and all pictures, in one file with checksums. */
export function backup(): Command {
  return new Command('backup')
    .description('Write the database and all pictures to one file, while the site runs')
    .argument('<file>', 'such as backup-monday.tar.gz')
    .option('--yes', 'replace a file that is there without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { yes?: true; json?: true }) =>
      withRecords(async ({ database, settings }) => {
        const path = typedPath(file);
        await confirmReplacing(path, options);
        const dataDir = settings.DATA_DIR;
        const pictures = await inWorkingFolder(dataDir, async (into) => {
          const copy = await backupDatabase(database, { dataDir, into });
          // Listed after the database was copied: pictures come before the rows that show them, and stay.
          const media = await mediaFiles(dataDir);
          const files = [{ from: copy, path: 'foundation.sqlite' }, ...media];
          await withProgress('Backup', files.length, (step) =>
            writeArchive(path, files, new Date().toISOString(), step),
          );
          return media.length;
        });
        const { size } = await stat(path);
        if (options.json) return printJson({ file: path, bytes: size, pictureFiles: pictures });
        console.log(`${file}: the database and ${pictures} picture files, ${inMegabytes(size)}.`);
        console.log('It holds personal data: keep it where only those may look who may read applications.');
      }),
    );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
