import { Command } from 'commander';
import { restoreBackup, withBackup } from '../../back-office/backup/restore-backup.ts';
import { typedPath } from '../files/typed-path.ts';
import { rowsAsText } from '../rows-as-text.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { withSite } from '../with-site.ts';

/** `restore FILE`: puts a backup in place of what the site has, in one transaction; a damaged file changes nothing. */
export function restore(): Command {
  return new Command('restore')
    .description('Put a backup in place of what the site has now, while it runs')
    .argument('<file>', 'as backup wrote it')
    .option('--yes', 'restore without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { yes?: true; json?: true }) =>
      withSite((site) =>
        withBackup(typedPath(file), site.dataDir, async (backup) => {
          const { madeAt } = backup;
          await confirmFirst(
            `Replace all products, students and applications by those of ${dayOf(madeAt)}?`,
            options,
          );
          const { rows, pictureFiles } = await restoreBackup(backup, site);
          if (options.json) return printJson({ madeAt, rows, pictureFiles });
          console.log(`Restored as of ${dayOf(madeAt)}: ${rowsAsText(rows)}, ${pictureFiles} picture files.`);
        }),
      ),
    );
}
