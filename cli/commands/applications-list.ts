import { Command } from 'commander';
import { listApplications } from '../../back-office/applications/list-applications.ts';
import { applicantName } from '../../domain/admission.ts';
import { counted } from '../../back-office/counted.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `applications list`: who applied, the newest last, and how far staff have come with each. */
export function applicationsList(): Command {
  return new Command('list')
    .description('Show all applications, the newest last')
    .option('--waiting', 'only those who wait for a decision')
    .option('--json', 'print JSON, for scripts')
    .action((options: { waiting?: true; json?: true }) =>
      withSite(async ({ repositories }) => {
        const shown = await listApplications(repositories, options);
        if (options.json) return printJson(shown);
        if (shown.length > 0)
          printTable(
            ['Reference', 'Received', 'Name', 'Phone', 'Purpose', 'Duration', 'State'],
            shown.map((each) => [
              each.reference,
              dayOf(each.receivedAt),
              applicantName(each),
              each.phone,
              each.purpose,
              each.duration,
              each.state,
            ]),
          );
        console.log(
          `${shown.length > 0 ? '\n' : ''}${counted(shown.length, { one: 'application', many: 'applications' })}${options.waiting ? ' waiting' : ''}.`,
        );
      }),
    );
}
