import { Command } from 'commander';
import { finishErasure } from '../../back-office/erasure/finish-erasure.ts';
import { listedErasures } from '../../back-office/erasure/listed-erasures.ts';
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
    .argument('<file>', 'a file that backup wrote, such as backup-monday.tar.gz')
    .option('--erasures <file>', 'also erase what this list names: erasures.jsonl, or a newer backup')
    .option('--yes', 'restore without asking')
    .option('--json', 'print JSON, for scripts')
    .action((file: string, options: { erasures?: string; yes?: true; json?: true }) =>
      withSite(
        (site) =>
          withBackup(typedPath(file), site.dataDir, async (backup) => {
            const { madeAt } = backup;
            const present = rowsAsText(await site.repositories.countRows());
            await confirmFirst(
              `Replace what the site has (${present}) by the backup of ${dayOf(madeAt)} (${rowsAsText(backup.rows)})?`,
              options,
            );
            const erasures = await listedErasures(
              site.dataDir,
              options.erasures === undefined ? undefined : typedPath(options.erasures),
            );
            const { rows, pictureFiles, erasedAgain } = await restoreBackup(backup, site, erasures);
            await finishErasure(site);
            if (options.json) return printJson({ madeAt, rows, pictureFiles, erasedAgain });
            console.log(
              `Restored as of ${dayOf(madeAt)}: ${rowsAsText(rows)}, ${pictureFiles} picture files.`,
            );
            console.log(`Replaced: ${present}.`);
            for (const [kind, count] of Object.entries(erasedAgain))
              console.log(`Erased again, as it was since that day: ${count} of the kind ${kind}.`);
          }),
        { mayBeNew: true },
      ),
    );
}
