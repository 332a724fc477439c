import { Command, Option } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { admitApplicant } from '../../back-office/applications/admit-applicant.ts';
import { recordToChange } from '../../back-office/applications/applicants-record.ts';
import { findHandledApplication } from '../../back-office/applications/find-application.ts';
import { studentsAsText } from '../../back-office/students/remove-students.ts';
import { holdsAadhaar } from '../../domain/fields-without-aadhaar.ts';
import { sayAadhaarHidden } from '../say-aadhaar-hidden.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { printJson } from '../terminal/print-json.ts';
import { withSite } from '../with-site.ts';

type Options = {
  course: string;
  year: string;
  section: string;
  hostel: string;
  room: string;
  fees: 'yes' | 'no';
  yes?: true;
  json?: true;
};

/** `applications admit REFERENCE`: puts who applied on the list of students; admitting again corrects the placement. */
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
    .option('--yes', 'change the record of a student who is on the list already without asking')
    .option('--json', 'print JSON, for scripts')
    .action((reference: string, options: Options) =>
      withSite(async ({ repositories, settings }) => {
        const application = await findHandledApplication(repositories, reference);
        const record = await recordToChange(repositories, application);
        if (record && record.id !== application.studentId)
          await confirmFirst(
            `This changes the record of a student: ${studentsAsText([record.student])}. Whoever sent the application can then read it. Is it the same person?`,
            options,
          );
        const { student, wasListed } = await admitApplicant(repositories, commandLine, {
          reference,
          placement: {
            course: options.course,
            c_year: options.year,
            section: options.section,
            hostelName: options.hostel,
            roomNumber: options.room,
            feesPaid: options.fees === 'yes',
          },
          shown: { state: application.state, studentId: record?.id ?? '' },
        });
        if (options.json) return printJson(student);
        sayAadhaarHidden(
          holdsAadhaar([options.course, options.year, options.section, options.hostel, options.room]) ? 1 : 0,
        );
        const done = wasListed
          ? 'was on the list of students already, and has the new placement'
          : 'is on the list of students';
        console.log(`${student.name} ${done}: ${student.hostelName}, room ${student.roomNumber}.`);
        if (settings.ENROLLED_ACCESS === 'open')
          console.log(
            'Anyone can read that list: ENROLLED_ACCESS is open. Set it to masked, consented or closed to change that.',
          );
        if (settings.ENROLLED_ACCESS === 'consented')
          console.log(
            'Visitors see them on it once a consent is stored: see npm run cli -- consent set --help',
          );
      }),
    );
}
