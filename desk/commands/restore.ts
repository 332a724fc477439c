import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { type CopiedRows, copyTables } from '../../backend/database/copy-tables.ts';
import { openDatabase, type OpenDatabase } from '../../backend/database/open-database.ts';
import { inWorkingFolder } from '../archive/in-working-folder.ts';
import { mediaFiles } from '../archive/media-files.ts';
import { unpackArchive } from '../archive/unpack-archive.ts';
import { rowsInWords } from '../rows-in-words.ts';
import { typedPath } from '../files/typed-path.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { withRecords } from '../with-records.ts';

/** `restore FILE`: puts a backup in place of what the site has, in one transaction; a damaged file changes nothing. */
export function restore(): Command {
  return new Command('restore')
    .description('Put a backup in place of what the site has now, while it runs')
    .argument('<file>', 'as backup wrote it')
    .option('--yes', 'restore without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { yes?: true; json?: true }) =>
      withRecords(({ database, settings }) =>
        inWorkingFolder(settings.DATA_DIR, async (folder) => {
          const { madeAt } = await unpackArchive(typedPath(file), folder);
          await confirmFirst(
            `Replace all products, students and applications by those of ${dayOf(madeAt)}?`,
            options,
          );
          // Pictures first: the rows that show them must never be there without them.
          const pictures = await putBack(folder, settings.DATA_DIR);
          const rows = await copyFrom(folder, database);
          if (options.json) return printJson({ madeAt, rows, pictureFiles: pictures });
          console.log(`Restored as of ${dayOf(madeAt)}: ${rowsInWords(rows)}, ${pictures} picture files.`);
        }),
      ),
    );
}

// A name in the media folder stands for one content, so each file may replace its like while visitors look at it.
async function putBack(folder: string, dataDir: string): Promise<number> {
  const files = await mediaFiles(folder);
  for (const { from, path } of files) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await rename(from, join(dataDir, path));
  }
  return files.length;
}

async function copyFrom(folder: string, database: OpenDatabase): Promise<CopiedRows> {
  // A backup of an earlier version is brought up to date as it is opened.
  const backup = await openDatabase({ url: undefined, dataDir: folder });
  try {
    return await copyTables(backup, database);
  } finally {
    await backup.close();
  }
}
