import { Command, Option } from 'commander';
import { admittedStudent, applicantName, studentsWhoApplied } from '../../domain/admission.ts';
import { cleanText } from '../../domain/plain-text.ts';
import type { Student } from '../../domain/student.ts';
import { DeskProblem } from '../desk-problem.ts';
import { findApplication } from '../find-application.ts';
import { printJson } from '../terminal/print-json.ts';
import { withRecords } from '../with-records.ts';

type Options = {
  course: string;
  year: string;
  section: string;
  hostel: string;
  room: string;
  fees: 'yes' | 'no';
  json?: true;
};

/** `applications admit REFERENCE`: puts who applied on the list of students; admitting again corrects the placing. */
export function applicationsAdmit(): Command {
  return new Command('admit')
    .description('Put an applicant on the list of students; the application stays until it is removed')
    .argument('<reference>', 'such as HE-7K3M9Q')
    .requiredOption('--course <course>', 'such as Tailoring')
    .requiredOption('--year <year>', 'the year of the course, such as 1')
    .requiredOption('--section <section>', 'such as A; "" where there is none')
    .requiredOption('--hostel <name>', 'such as "Neem House"')
    .requiredOption('--room <number>', 'such as 101')
    .addOption(new Option('--fees <paid>', 'whether the fees are paid').choices(['yes', 'no']).default('no'))
    .option('--json', 'print JSON, for scripts')
    .action((reference: string, options: Options) =>
      withRecords(async ({ repositories, settings }) => {
        const application = await findApplication(repositories, reference);
        const student = admittedStudent(application, {
          course: cleanText(options.course),
          c_year: cleanText(options.year),
          section: cleanText(options.section),
          hostelName: cleanText(options.hostel),
          roomNumber: cleanText(options.room),
          feesPaid: options.fees === 'yes',
        });
        const known = studentsWhoApplied(application, await repositories.students.all());
        refuseSecondEntry(student, known);
        await repositories.students.save([student]);
        if (options.json) return printJson(student);
        const done =
          known.length > 0 ? 'was on the list of students and is placed anew' : 'is on the list of students';
        console.log(
          `${applicantName(application)} ${done}: ${student.hostelName}, room ${student.roomNumber}.`,
        );
        if (settings.ENROLLED_ACCESS === 'open')
          console.log(
            'Anyone can read that list: ENROLLED_ACCESS is open. Set it to masked or closed to change that.',
          );
      }),
    );
}

// A student is known by name, e-mail and phone: where one of these was changed since, saving would enter them twice.
function refuseSecondEntry({ email, phone }: Student, known: readonly Student[]) {
  const other = known.find(
    (each) => each.email.toLowerCase() !== email.toLowerCase() || each.phone !== phone,
  );
  if (!other) return;
  throw new DeskProblem(
    `${other.name} is on the list of students already, with other contact details (${other.email}, ${other.phone}). Change the entry by students export and import, or remove it first.`,
  );
}
