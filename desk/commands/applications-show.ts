import { Command } from 'commander';
import { studentsWhoApplied } from '../../domain/admission.ts';
import { applicationCells } from '../application-cells.ts';
import { findApplication } from '../find-application.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withRecords } from '../with-records.ts';

/** `applications show REFERENCE`: all that one application says. */
export function applicationsShow(): Command {
  return new Command('show')
    .description('Show one application in full')
    .argument('<reference>', 'such as HE-7K3M9Q')
    .option('--json', 'print JSON, for scripts')
    .action((reference: string, options: { json?: true }) =>
      withRecords(async ({ repositories }) => {
        const application = await findApplication(repositories, reference);
        if (options.json) return printJson(application);
        const students = studentsWhoApplied(application, await repositories.students.all());
        const cells = {
          ...applicationCells(application),
          Received: dayOf(application.receivedAt),
          Student: students.length > 0 ? 'Yes' : 'No',
        };
        printTable(['Field', 'Answer'], Object.entries(cells));
      }),
    );
}
