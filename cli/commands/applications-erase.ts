import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { eraseApplication } from '../../back-office/erasure/erase-application.ts';
import { finishErasure } from '../../back-office/erasure/finish-erasure.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { withSite } from '../with-site.ts';

/** `applications erase REFERENCE`: erases an application everywhere, also from backups that are restored later. */
export function applicationsErase(): Command {
  return new Command('erase')
    .description(
      'Erase an application that its family asked to erase: notes, bin and log too, and again after a backup is restored',
    )
    .argument('<reference>', 'such as HE-7K3M9Q')
    .option('--yes', 'erase without asking')
    .option('--with-student', 'erase the student, too, who was admitted by it')
    .action((reference: string, options: { yes?: true; withStudent?: true }) =>
      withSite(async (site) => {
        const { repositories } = site;
        await confirmFirst(`Erase ${reference.toUpperCase()} for good?`, options);
        const { notes, logEntries, students } = await eraseApplication(repositories, commandLine, {
          reference,
          withStudent: options.withStudent === true,
        });
        await finishErasure(site);
        console.log(
          `Erased: ${reference.toUpperCase()}, ${notes} notes, and what ${logEntries} entries of the log told. ${students > 0 ? 'The student who was admitted by it is erased, too.' : 'Whoever was admitted stays on the list of students.'}`,
        );
      }),
    );
}
