import { Command, CommanderError } from 'commander';
import { failureMessage } from '../back-office/staff-error.ts';
import { isOn } from '../domain/values/parts.ts';
import { backup, backupsFetch, backupsList, move, restore } from './commands/backups.ts';
import { check } from './commands/check.ts';
import { applicationsErase, retention, sampleClear, studentsErase } from './commands/erase.ts';
import { applicationsExport, collectionExport, collectionImport } from './commands/lists.ts';
import { peopleInvite, peopleReset } from './commands/people.ts';
import { textsConfirm, textsCopy, textsErase, textsExport } from './commands/texts.ts';
import { homeProductList, productList, studentList } from './staff-lists.ts';

/** Runs one command with its arguments; answers the exit code: 0 done, 1 not done (and said why), 2 mistyped. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const program = createProgram();
  throwInsteadOfExit(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed what is wrong; asking for help is no mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(messageOf(error));
    return 1;
  }
}

function throwInsteadOfExit(command: Command) {
  command.exitOverride().showHelpAfterError('Add --help to see how it is used.');
  for (const each of command.commands) throwInsteadOfExit(each);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return failureMessage(error);
}

/** All commands of the staff's command line: those of the parts that this site has, and those for what is kept of persons. */
function createProgram(): Command {
  const program = new Command('npm run cli --').description(
    'The command line for servers and scripts: import and export, erase, check, back up and restore. The site can keep running.',
  );
  const groups = [
    group('applications', 'Applications for a place in the hostel', [
      applicationsExport(),
      applicationsErase(),
    ]),
    group('students', 'The enrolled students', [
      ...(isOn('students') ? [collectionImport(studentList)] : []),
      collectionExport(studentList),
      studentsErase(),
    ]),
    ...(isOn('shop')
      ? [
          group('products', 'The products of the shop', [
            collectionImport(productList),
            collectionExport(productList),
          ]),
          group('home-products', 'The products on the home page', [
            collectionImport(homeProductList),
            collectionExport(homeProductList),
          ]),
        ]
      : []),
    group('people', 'Who may sign in to the staff desk', [peopleInvite(), peopleReset()]),
    group('texts', 'The texts that were changed in the desk, and translations', [
      textsExport(),
      textsConfirm(),
      textsCopy(),
      textsErase(),
    ]),
    group('sample', 'The sample content', [sampleClear()]),
    group('backups', 'The backups that the site keeps', [backupsList(), backupsFetch()]),
  ];
  for (const command of [...groups, backup(), restore(), retention(), move(), check()])
    program.addCommand(command);
  return program;
}

function group(name: string, description: string, commands: readonly Command[]): Command {
  const parent = new Command(name).description(description);
  for (const command of commands) parent.addCommand(command);
  return parent;
}
