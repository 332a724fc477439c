import { Command, Option } from 'commander';
import { beginUpkeep, clockDoubtText, confirmClock } from '../../back-office/backup/clock-doubt.ts';
import { counted } from '../../back-office/counted.ts';
import { eraseApplication, eraseStudents } from '../../back-office/hostel/erase.ts';
import type { KeptStudent } from '../../back-office/hostel/kept-students.ts';
import { calledStudents, studentNoun, studentsAsText } from '../../back-office/hostel/student-lists.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { finishErasure } from '../../back-office/privacy/finish-erasure.ts';
import { type Removed, removeDue } from '../../back-office/privacy/remove-due.ts';
import { homeProductCollection, productCollection } from '../../back-office/shop/products.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { clearSamples, samplesInPlace } from '../../back-office/upkeep/samples.ts';
import { confirmFirst, printJson } from '../terminal.ts';
import { withSite } from '../with-site.ts';

/** `applications erase REFERENCE`: erases an application everywhere, also from backups that are restored later. */
export function applicationsErase(): Command {
  return new Command('erase')
    .description(
      'Erase an application that its family asked to erase: notes, bin and log too, and again after a backup is restored',
    )
    .argument('<reference>', 'such as HE-7K3M9Q')
    .option('--yes', 'erase without asking')
    .option(
      '--with-student',
      'erase the student, too, who was admitted by it; where there is none, nothing is erased',
    )
    .action((reference: string, options: { yes?: true; withStudent?: true }) =>
      withSite(async (site) => {
        const { repositories } = site;
        await confirmFirst(`Erase ${reference.toUpperCase()} for good?`, options);
        const { notes, logEntries, students, listed } = await eraseApplication(repositories, commandLine, {
          reference,
          withStudent: options.withStudent ? 'required' : false,
        });
        await finishErasure(site);
        console.log(
          `Erased: ${reference.toUpperCase()}, ${notes} notes, and what ${logEntries} entries of the log told. ${students > 0 ? 'The student who was admitted by it is erased, too.' : 'Whoever was admitted stays on the list of students.'}`,
        );
        tellOfListed(listed);
      }),
    );
}

/** `students erase WHO`: who is meant must be clear, unless all who are called so are. */
export function studentsErase(): Command {
  return new Command('erase')
    .description(
      'Erase a student, also one who has left or is in the bin, with all copies in the bin and what the log tells of them, and again after a backup is restored',
    )
    .argument('<who>', 'the email address, the phone number, the full name or the id')
    .option('--all', 'erase all students who match')
    .option('--yes', 'erase without asking')
    .action((who: string, options: { all?: true; yes?: true }) =>
      withSite(async (site) => {
        const { repositories } = site;
        const found = await calledStudents(repositories, who, options);
        await confirmFirst(`Erase ${studentsAsText(found)} for good, with all copies in the bin?`, options);
        const ids = found.filter(({ place }) => place !== 'log').map(({ id }) => id);
        const persons = found.filter(({ place }) => place === 'log').map(({ student }) => student);
        const erased = await eraseStudents(repositories, commandLine, { ids, persons });
        const { inBin, logEntries, listed } = erased;
        await finishErasure(site);
        const entries = { one: 'entry', many: 'entries' };
        console.log(
          `${counted(found.length, { one: 'student', many: 'students' })} erased, what the bin had of them (${counted(inBin, entries)}), and what the log told of them (${counted(logEntries, entries)}). Their applications stay.`,
        );
        tellOfListed(listed);
      }),
    );
}

// Two of one name may have the phone of one school: staff decide.
function tellOfListed(listed: readonly KeptStudent[]) {
  if (listed.length > 0)
    console.log(
      `Still on the list, with the same name, or another spelling of it, and the same email address or phone number: ${studentsAsText(listed)}. Erase them by the id if they are the same person.`,
    );
}

const names: Readonly<Record<keyof Removed, string>> = {
  declinedApplications: 'declined applications',
  withdrawnApplications: 'withdrawn applications',
  admittedApplications: 'applications of people who have left',
  leftStudents: 'students who have left',
  log: 'entries of the log',
};

/**
 * `retention`: removes what has been kept for its time, or with `--dry-run` says what that is. Where the clock is not believed it
 * removes nothing, unless `--confirm-clock` says that it is right.
 */
export function retention(): Command {
  return new Command('retention')
    .description(
      'Remove what has been kept for its time (content/retention.json); the site does it every day',
    )
    .option('--dry-run', 'say what is due, and remove nothing')
    .addOption(
      new Option(
        '--confirm-clock',
        'say that the clock is right, where the site asks, and remove what is due',
      ).conflicts('dryRun'),
    )
    .option('--json', 'print JSON, for scripts')
    .action((options: { dryRun?: true; confirmClock?: true; json?: true }) =>
      withSite(async (site) => {
        const { repositories, content } = site;
        const now = new Date();
        if (options.confirmClock) await confirmClock(repositories, commandLine, now);
        const doubt = options.dryRun ? undefined : await beginUpkeep(repositories, now);
        if (doubt) throw new StaffError(clockDoubtText(doubt, now));
        const removed = await removeDue(repositories, content().retention, {
          now,
          dryRun: options.dryRun ?? false,
        });
        if (!options.dryRun && Object.keys(removed).length > 0) await finishErasure(site);
        if (options.json) return printJson(removed);
        const counts = Object.entries(removed).map(
          ([kind, count]) => `${count} ${names[kind as keyof Removed]}`,
        );
        if (counts.length === 0) console.log('Nothing is due.');
        else if (options.dryRun) console.log(`Due: ${counts.join(', ')}. Nothing was removed.`);
        else console.log(`Removed for good: ${counts.join(', ')}.`);
      }),
    );
}

/** `sample clear`: moves the products and students that the site came with to the bin, and nothing that staff changed. */
export function sampleClear(): Command {
  return new Command('clear')
    .description(
      'Remove the sample products and students; what you have changed or added stays; the desk’s bin keeps them 30 days',
    )
    .option('--yes', 'remove without asking')
    .option('--json', 'print JSON, for scripts')
    .action((options: { yes?: true; json?: true }) =>
      withSite(async ({ repositories }) => {
        const samples = await samplesInPlace(repositories);
        const { products, homeProducts, students } = samples;
        const removed = {
          products: products.length,
          homeProducts: homeProducts.length,
          students: students.length,
        };
        if (products.length + homeProducts.length + students.length > 0) {
          const what = [
            counted(products.length, productCollection.noun),
            counted(homeProducts.length, homeProductCollection.noun),
            counted(students.length, studentNoun),
          ].join(', ');
          await confirmFirst(`Remove the samples (${what})?`, options);
          await clearSamples(repositories, commandLine, samples);
          if (!options.json) console.log(`Removed: ${what}.`);
        } else if (!options.json) console.log('No sample is left.');
        if (options.json) printJson({ removed });
      }),
    );
}
