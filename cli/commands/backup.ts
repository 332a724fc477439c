import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { makeBackup } from '../../back-office/backup/make-backup.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { confirmReplacing } from '../files/confirm-replacing.ts';
import { typedPath } from '../files/typed-path.ts';
import { printJson } from '../terminal/print-json.ts';
import { withProgress } from '../terminal/with-progress.ts';
import { withSite } from '../with-site.ts';

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
          makeBackup(site, path, { actor: commandLine, onProgress }),
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
