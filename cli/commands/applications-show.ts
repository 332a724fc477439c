import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { applicationCells, applicationHeadings } from '../../back-office/applications/application-cells.ts';
import { openApplication } from '../../back-office/applications/open-application.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `applications show REFERENCE`: all that one application says. */
export function applicationsShow(): Command {
  return new Command('show')
    .description('Show one application in full')
    .argument('<reference>', 'such as HE-7K3M9Q')
    .option('--json', 'print JSON, for scripts')
    .action((reference: string, options: { json?: true }) =>
      withSite(async ({ repositories, content }) => {
        const { application } = await openApplication(repositories, commandLine, reference);
        if (options.json) return printJson(application);
        const form = content().messages.en.applicationForm;
        const cells = applicationCells({ ...application, receivedAt: dayOf(application.receivedAt) }, form);
        printTable(
          ['Field', 'Answer'],
          [
            ...applicationHeadings(form).map((heading, at) => [heading, cells[at] ?? '']),
            ['State', application.state],
          ],
        );
      }),
    );
}
