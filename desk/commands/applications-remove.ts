import { Command } from 'commander';
import { applicantName } from '../../domain/admission.ts';
import { findApplication } from '../find-application.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { withRecords } from '../with-records.ts';

/** `applications remove REFERENCE…`: deletes what someone wrote, for good; an unknown reference stops all of it. */
export function applicationsRemove(): Command {
  return new Command('remove')
    .description('Delete applications for good; students stay on their list')
    .argument('<reference...>', 'such as HE-7K3M9Q')
    .option('--yes', 'delete without asking')
    .action((references: string[], options: { yes?: true }) =>
      withRecords(async ({ repositories }) => {
        const found = await Promise.all(references.map((each) => findApplication(repositories, each)));
        const people = found.map((each) => `${each.reference} (${applicantName(each)})`).join(', ');
        await confirmFirst(`Delete ${people} for good?`, options);
        for (const { reference } of found) await repositories.applications.remove(reference);
        console.log(`Deleted: ${people}.`);
      }),
    );
}
