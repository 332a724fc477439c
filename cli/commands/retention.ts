import { Command, Option } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { beginUpkeep, clockDoubtText, confirmClock } from '../../back-office/clock/clock-doubt.ts';
import { type Removed, removeDue } from '../../back-office/retention/remove-due.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { printJson } from '../terminal/print-json.ts';
import { withSite } from '../with-site.ts';

const names: Readonly<Record<keyof Removed, string>> = {
  declinedApplications: 'declined applications',
  withdrawnApplications: 'withdrawn applications',
  admittedApplications: 'applications of people who have left',
  leftStudents: 'students who have left',
  log: 'entries of the log',
};

/**
 * `retention`: removes what has been kept for its time, or with `--dry-run` says what that is. Where the clock is not believed it
 * removes nothing, unless `--confirm-clock` says that it is right.
 */
export function retention(): Command {
  return new Command('retention')
    .description(
      'Remove what has been kept for its time (content/retention.json); the site does it every day',
    )
    .option('--dry-run', 'say what is due, and remove nothing')
    .addOption(
      new Option(
        '--confirm-clock',
        'say that the clock is right, where the site asks, and remove what is due',
      ).conflicts('dryRun'),
    )
    .option('--json', 'print JSON, for scripts')
    .action((options: { dryRun?: true; confirmClock?: true; json?: true }) =>
      withSite(async ({ repositories, content }) => {
        const now = new Date();
        if (options.confirmClock) await confirmClock(repositories, commandLine, now);
        const doubt = options.dryRun ? undefined : await beginUpkeep(repositories, now);
        if (doubt) throw new StaffError(clockDoubtText(doubt, now));
        const removed = await removeDue(repositories, content().retention, {
          now,
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
