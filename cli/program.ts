import { Command } from 'commander';
import { backup, move, restore } from './commands/backups.ts';
import { check } from './commands/check.ts';
import { applicationsErase, retention, sampleClear, studentsErase } from './commands/erase.ts';
import { applicationsExport, collectionExport, collectionImport } from './commands/lists.ts';
import { peopleInvite, peopleReset } from './commands/people.ts';
import { textsConfirm, textsExport } from './commands/texts.ts';
import { homeProductList, productList, studentList } from './staff-lists.ts';

/** All commands of the staff's command line. */
export function createProgram(): Command {
  const program = new Command('npm run cli --').description(
    'The command line for servers and scripts: import and export, erase, check, back up and restore. The site can keep running.',
  );
  const groups = [
    group('applications', 'Applications for a place in the hostel', [
      applicationsExport(),
      applicationsErase(),
    ]),
    group('students', 'The enrolled students', [
      collectionImport(studentList),
      collectionExport(studentList),
      studentsErase(),
    ]),
    group('products', 'The products of the shop', [
      collectionImport(productList),
      collectionExport(productList),
    ]),
    group('home-products', 'The products on the home page', [
      collectionImport(homeProductList),
      collectionExport(homeProductList),
    ]),
    group('people', 'Who may sign in to the staff desk', [peopleInvite(), peopleReset()]),
    group('texts', 'The texts that were changed in the desk, and translations', [
      textsExport(),
      textsConfirm(),
    ]),
    group('sample', 'The sample content', [sampleClear()]),
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
