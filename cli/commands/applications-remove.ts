import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { applicantName } from '../../domain/admission.ts';
import { findApplications, removeApplications } from '../../back-office/applications/remove-applications.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { withSite } from '../with-site.ts';

/** `applications remove REFERENCE…`: deletes what someone wrote, for good; an unknown reference stops all of it. */
export function applicationsRemove(): Command {
  return new Command('remove')
    .description('Delete applications for good; students stay on their list')
    .argument('<reference...>', 'such as HE-7K3M9Q')
    .option('--yes', 'delete without asking')
    .action((references: string[], options: { yes?: true }) =>
      withSite(async ({ repositories }) => {
        const found = await findApplications(repositories, references);
        const people = found.map((each) => `${each.reference} (${applicantName(each)})`).join(', ');
        await confirmFirst(`Delete ${people} for good?`, options);
        await removeApplications(repositories, commandLine, found);
        console.log(`Deleted: ${people}.`);
      }),
    );
}
