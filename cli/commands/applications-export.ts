import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { exportApplications } from '../../back-office/applications/export-applications.ts';
import { writeExport } from '../files/write-export.ts';
import { withSite } from '../with-site.ts';

/** `applications export [FILE]`: every application in full, for a spreadsheet or a script. */
export function applicationsExport(): Command {
  return new Command('export')
    .description('Write all applications to a file that a spreadsheet opens')
    .argument('[file]', 'ends in .csv or .json; without it, CSV is printed')
    .option('--json', 'write JSON, whatever the file ends in')
    .option('--yes', 'replace a file that is there without asking')
    .action((file: string | undefined, options: { json?: true; yes?: true }) =>
      withSite(({ repositories, content }) =>
        writeExport(file, options, { one: 'application', many: 'applications' }, (format) =>
          exportApplications(repositories, commandLine, {
            words: { form: content().messages.en.applicationForm, desk: content().desk.en.applications },
            format,
          }),
        ),
      ),
    );
}
