import { Command } from 'commander';
import { applicationCells } from '../application-cells.ts';
import { exportRows } from '../files/export-rows.ts';
import { withRecords } from '../with-records.ts';

/** `applications export [FILE]`: every application in full, for a spreadsheet or a script. */
export function applicationsExport(): Command {
  return new Command('export')
    .description('Write all applications to a file that a spreadsheet opens')
    .argument('[file]', 'ends in .csv or .json; without it, CSV is printed')
    .option('--json', 'write JSON, whatever the file ends in')
    .option('--yes', 'replace a file that is there without asking')
    .action((file: string | undefined, options: { json?: true; yes?: true }) =>
      withRecords(async ({ repositories }) => {
        const applications = await repositories.applications.all();
        const rows = applications.map(applicationCells);
        await exportRows(file, options, {
          noun: { one: 'application', many: 'applications' },
          headings: Object.keys(rows[0] ?? { Reference: '' }),
          rows: rows.map(Object.values<string>),
          json: applications,
        });
      }),
    );
}
