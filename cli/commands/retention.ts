import { Command } from 'commander';
import { type Removed, removeDue } from '../../back-office/retention/remove-due.ts';
import { printJson } from '../terminal/print-json.ts';
import { withSite } from '../with-site.ts';

const names: Readonly<Record<keyof Removed, string>> = {
  declinedApplications: 'declined applications',
  withdrawnApplications: 'withdrawn applications',
  admittedApplications: 'applications of people who have left',
  leftStudents: 'students who have left',
  log: 'entries of the log',
};

/** `retention`: removes what has been kept for its time, or with `--dry-run` says what that is. */
export function retention(): Command {
  return new Command('retention')
    .description(
      'Remove what has been kept for its time (content/retention.json); the site does it every day',
    )
    .option('--dry-run', 'say what is due, and remove nothing')
    .option('--json', 'print JSON, for scripts')
    .action((options: { dryRun?: true; json?: true }) =>
      withSite(async ({ repositories, content }) => {
        const removed = await removeDue(repositories, content().retention, {
          dryRun: options.dryRun ?? false,
        });
        if (options.json) return printJson(removed);
        const counts = Object.entries(removed).map(
          ([kind, count]) => `${count} ${names[kind as keyof Removed]}`,
        );
        if (counts.length === 0) console.log('Nothing is due.');
        else if (options.dryRun) console.log(`Due: ${counts.join(', ')}. Nothing was removed.`);
        else console.log(`Removed for good: ${counts.join(', ')}.`);
      }),
    );
}
