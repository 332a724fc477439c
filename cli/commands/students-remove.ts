import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { findStudents, removeStudents, studentsAsText } from '../../back-office/students/remove-students.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../../back-office/counted.ts';
import { withSite } from '../with-site.ts';

/** `students remove WHO`: who is meant must be clear, unless all who are called so are. */
export function studentsRemove(): Command {
  return new Command('remove')
    .description('Remove a student from the list')
    .argument('<who>', 'the e-mail address, the phone number or the full name')
    .option('--all', 'remove all students who match')
    .option('--yes', 'remove without asking')
    .action((who: string, options: { all?: true; yes?: true }) =>
      withSite(async ({ repositories }) => {
        const found = await findStudents(repositories, who, options);
        await confirmFirst(`Remove ${studentsAsText(found)}?`, options);
        await removeStudents(repositories, commandLine, found);
        console.log(`${counted(found.length, { one: 'student', many: 'students' })} removed.`);
      }),
    );
}
