import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { counted } from '../../back-office/counted.ts';
import { eraseStudents } from '../../back-office/erasure/erase-students.ts';
import { finishErasure } from '../../back-office/erasure/finish-erasure.ts';
import { calledStudents, studentsAsText } from '../../back-office/students/called-students.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { withSite } from '../with-site.ts';

/** `students erase WHO`: who is meant must be clear, unless all who are called so are. */
export function studentsErase(): Command {
  return new Command('erase')
    .description(
      'Erase a student, also one who has left, with what the log tells of them, and again after a backup is restored',
    )
    .argument('<who>', 'the email address, the phone number, the full name or the id')
    .option('--all', 'erase all students who match')
    .option('--yes', 'erase without asking')
    .action((who: string, options: { all?: true; yes?: true }) =>
      withSite(async (site) => {
        const { repositories } = site;
        const found = await calledStudents(repositories, who, options);
        await confirmFirst(`Erase ${studentsAsText(found)} for good?`, options);
        const ids = found.map(({ id }) => id);
        const logEntries = await eraseStudents(repositories, commandLine, ids);
        await finishErasure(site);
        console.log(
          `${counted(found.length, { one: 'student', many: 'students' })} erased, and what the log told of them (${counted(logEntries, { one: 'entry', many: 'entries' })}). Their applications stay.`,
        );
      }),
    );
}
