import { Command } from 'commander';
import { copyTables } from '../../backend/database/copy-tables.ts';
import { openDatabase } from '../../backend/database/open-database.ts';
import { createRepositories } from '../../backend/repositories/create-repositories.ts';
import { DeskProblem } from '../desk-problem.ts';
import { rowsInWords } from '../rows-in-words.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { printJson } from '../terminal/print-json.ts';
import { withProgress } from '../terminal/with-progress.ts';
import { withRecords } from '../with-records.ts';

/** `move --to ADDRESS`: copies every row to a PostgreSQL database and compares each; the old database stays as it is. */
export function move(): Command {
  return new Command('move')
    .description('Copy all data to a PostgreSQL database, and compare every row')
    .requiredOption('--to <address>', 'postgres://user:password@host/database')
    .option('--yes', 'replace what the other database holds without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { to: string; yes?: true; json?: true }) =>
      withRecords(async ({ database, repositories, settings }) => {
        if (options.to === settings.DATABASE_URL)
          throw new DeskProblem('The site uses that database already (DATABASE_URL). Nothing was copied.');
        const target = await openDatabase({ url: options.to, dataDir: settings.DATA_DIR });
        try {
          const there = await countAll(createRepositories(target.db));
          if (there > 0)
            await confirmFirst(`The other database holds ${there} rows already. Replace them?`, options);
          const rows = await withProgress('Rows', await countAll(repositories), (step) =>
            copyTables(database, target, step),
          );
          if (options.json) return printJson({ rows });
          console.log(`Copied and compared, row by row: ${rowsInWords(rows)}.`);
          console.log(
            'Now set DATABASE_URL to that address and start the site again; DATA_DIR stays, for the pictures.',
          );
          console.log(
            'What reaches the old database from now on is not in the new one: best stop the site before moving.',
          );
        } finally {
          await target.close();
        }
      }),
    );
}

async function countAll(repositories: ReturnType<typeof createRepositories>): Promise<number> {
  const { products, homeProducts, applications, students } = repositories;
  const counts = await Promise.all(
    [products, homeProducts, applications, students].map((each) => each.count()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
