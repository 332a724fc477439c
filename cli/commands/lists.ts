import { Command, Option } from 'commander';
import { basename } from 'node:path';
import { type Noun, counted } from '../../back-office/counted.ts';
import { exportCollection } from '../../back-office/entries/collection.ts';
import { ImportError } from '../../back-office/entries/import-error.ts';
import { type ImportResult, importList } from '../../back-office/entries/import-list.ts';
import type { SameNames } from '../../back-office/entries/recognise-people.ts';
import { exportApplications } from '../../back-office/hostel/application-lists.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { typedPath, writeExport } from '../files.ts';
import { type StaffList, elsewhereNote } from '../staff-lists.ts';
import { confirmFirst, printJson, withProgress } from '../terminal.ts';
import { withSite } from '../with-site.ts';

/** `export [FILE]` of a collection: what `import` reads, as CSV for a spreadsheet or as JSON. */
export function collectionExport<Item>(list: StaffList<Item>): Command {
  const { noun } = list;
  return new Command('export')
    .description(`Write all ${noun.many} to a file that a spreadsheet opens and import reads again`)
    .argument('[file]', 'ends in .csv or .json; without it, CSV is printed')
    .option('--json', 'write JSON, whatever the file ends in')
    .option('--yes', 'replace a file that is there without asking')
    .action((file: string | undefined, options: { json?: true; yes?: true }) =>
      withSite((site) => {
        const note = elsewhereNote(list, site.settings);
        if (note) console.error(note);
        return writeExport(file, options, noun, (format) =>
          exportCollection(list.collection(site), site.repositories, format),
        );
      }),
    );
}

type Options = {
  dryRun?: true;
  replace?: true;
  yes?: true;
  json?: true;
  sameNames?: SameNames;
  sameConsents?: true;
  erasedToo?: true;
};

/** `import FILE` of a collection: all rows are written, or none and every problem is named. */
export function collectionImport<Item>(list: StaffList<Item>): Command {
  const { noun, columns } = list;
  const command = new Command('import')
    .description(
      `Put the ${noun.many} of a CSV, Excel or JSON file on the site; ${noun.many} that are there already are changed`,
    )
    .argument('<file>', `the list, such as list.csv or list.xlsx; its columns: ${columns.join(', ')}`)
    .option('--dry-run', 'check the file and its pictures, and write nothing')
    .option('--json', 'print JSON, for scripts');
  if (noun.one === 'student') {
    command
      .option('--replace', 'make this the whole list: students who are not on it go to the desk’s bin')
      .option('--yes', 'replace without asking')
      .addOption(
        new Option(
          '--same-names <choice>',
          'rows that are nearly a student who is there (one name, other contact details; one phone, nearly the name): update that student, or add another',
        ).choices(['update', 'add']),
      )
      .option('--erased-too', 'store students of the list again who were erased');
  }
  if (noun.one === 'product')
    command.option(
      '--same-consents',
      'where the text about the maker changes, the consent of before holds for who is named now',
    );
  return command.action((file: string, options: Options) =>
    withSite(
      async (site) => {
        const path = typedPath(file);
        if (options.replace && !options.dryRun)
          await confirmFirst(`Students who are not in ${basename(path)} will be removed. Go on?`, options);
        const note = elsewhereNote(list, site.settings);
        if (note) console.error(note);
        const result = await withProgress('Pictures', (onProgress) =>
          importList(path, list.collection(site), site, { ...options, actor: commandLine, onProgress }),
        ).catch((error: unknown) => {
          if (options.json && error instanceof ImportError) printJson({ problems: error.problems });
          throw error;
        });
        if (options.json) printJson(result);
        else if (options.dryRun)
          console.log(`${basename(path)} has no mistakes: ${planned(result, noun)}. Nothing was written.`);
        else console.log(`${basename(path)}: ${done(result, noun)}.`);
        if (!options.json) {
          sayAadhaarHidden(result.aadhaarHidden);
          sayMeanwhile(result, noun);
        }
      },
      { mayBeNew: true },
    ),
  );
}

function sayAadhaarHidden(entries: number): void {
  if (entries === 0) return;
  const where = entries === 1 ? 'one entry' : `${entries} entries`;
  console.log(`We don’t keep Aadhaar numbers: in ${where} all digits of one but the last four were hidden.`);
}

function sayMeanwhile(
  { cameBack, draftsChanged, consentsEnded, changedMeanwhile }: ImportResult,
  noun: Noun,
): void {
  if (cameBack.length > 0)
    console.log(`These ${noun.many} had left and are on the list again: ${cameBack.join(', ')}.`);
  if (draftsChanged > 0)
    console.log(
      `${counted(draftsChanged, { one: 'draft', many: 'drafts' })} in the desk got the new values too.`,
    );
  if (consentsEnded.length > 0)
    console.log(
      `The consent of the same maker ended with these ${noun.many}, too: ${consentsEnded.join(', ')}.`,
    );
  if (changedMeanwhile.length > 0)
    console.log(
      `Somebody else changed these ${noun.many} at the same time: ${changedMeanwhile.join(', ')}. Where your file says otherwise, it counts; look at them once more.`,
    );
}

function done(result: ImportResult, noun: Noun): string {
  return parts(result, noun, ['added', 'updated', 'removed', 'made']);
}

function planned(result: ImportResult, noun: Noun): string {
  return parts(result, noun, ['to add', 'to update', 'to remove', 'to make']);
}

function parts(
  { added, changed, removed, picturesMade }: ImportResult,
  noun: Noun,
  [add, update, remove, make]: [string, string, string, string],
): string {
  return [
    `${counted(added, noun)} ${add}`,
    `${changed} ${update}`,
    ...(removed ? [`${removed} ${remove}`] : []),
    ...(picturesMade ? [`${counted(picturesMade, { one: 'picture', many: 'pictures' })} ${make}`] : []),
  ].join(', ');
}

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
