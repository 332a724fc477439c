import { Command } from 'commander';
import type { Student } from '../../domain/student.ts';
import { DeskProblem } from '../desk-problem.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../terminal/counted.ts';
import { withRecords } from '../with-records.ts';

const noun = { one: 'student', many: 'students' };

/** `students remove WHO`: who is meant must be clear, unless all who are called so are. */
export function studentsRemove(): Command {
  return new Command('remove')
    .description('Take a student off the list')
    .argument('<who>', 'the e-mail address, the phone number or the full name')
    .option('--all', 'remove all whom these words name')
    .option('--yes', 'remove without asking')
    .action((who: string, options: { all?: true; yes?: true }) =>
      withRecords(async ({ repositories: { students } }) => {
        const meant = (await students.all()).filter((student) => isCalled(student, who));
        if (meant.length === 0)
          throw new DeskProblem(`No student has the e-mail address, phone number or full name “${who}”.`);
        const people = meant.map(described).join('; ');
        if (meant.length > 1 && !options.all)
          throw new DeskProblem(
            `“${who}” names ${counted(meant.length, noun)}: ${people}. Use an e-mail address or a phone number, or add --all. Nothing was removed.`,
          );
        await confirmFirst(`Remove ${people}?`, options);
        await students.remove(meant);
        console.log(`${counted(meant.length, noun)} removed.`);
      }),
    );
}

function isCalled({ name, email, phone }: Student, who: string): boolean {
  return [name, email, phone].some((text) => text !== '' && text.toLowerCase() === who.trim().toLowerCase());
}

function described({ name, email, phone, course }: Student): string {
  return [name, email, phone, course].filter(Boolean).join(', ');
}
