import { Command } from 'commander';
import { countRowsAt, moveData } from '../../back-office/move-data.ts';
import { rowsAsText } from '../rows-as-text.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { printJson } from '../terminal/print-json.ts';
import { withProgress } from '../terminal/with-progress.ts';
import { withSite } from '../with-site.ts';

/** `move --to ADDRESS`: copies every row to a PostgreSQL database and compares each; the old database stays as it is. */
export function move(): Command {
  return new Command('move')
    .description('Copy all data to a PostgreSQL database, and compare every row')
    .requiredOption('--to <address>', 'postgres://user:password@host/database')
    .option('--yes', 'replace what the other database holds without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { to: string; yes?: true; json?: true }) =>
      withSite(async (site) => {
        const present = await countRowsAt(options.to, site);
        if (present > 0)
          await confirmFirst(`The other database holds ${present} rows already. Replace them?`, options);
        const rows = await withProgress('Rows', (onProgress) =>
          moveData(site, options.to, { replace: present > 0, onProgress }),
        );
        if (options.json) return printJson({ rows });
        console.log(`Copied and compared, row by row: ${rowsAsText(rows)}.`);
        console.log(
          'Now set DATABASE_URL to that address and start the site again; DATA_DIR stays, for the pictures.',
        );
        console.log(
          'What the site writes to the old database from now on is not copied: stop the site before you move.',
        );
      }),
    );
}
