import { Command } from 'commander';
import { applicationsErase } from './commands/applications-erase.ts';
import { applicationsExport } from './commands/applications-export.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { collectionExport } from './commands/collection-export.ts';
import { collectionImport } from './commands/collection-import.ts';
import { move } from './commands/move.ts';
import { paper } from './commands/paper.ts';
import { peopleInvite } from './commands/people-invite.ts';
import { peopleList } from './commands/people-list.ts';
import { peopleRemove } from './commands/people-remove.ts';
import { peopleReset } from './commands/people-reset.ts';
import { restore } from './commands/restore.ts';
import { retention } from './commands/retention.ts';
import { sampleClear } from './commands/sample-clear.ts';
import { studentsErase } from './commands/students-erase.ts';
import { textsConfirm } from './commands/texts-confirm.ts';
import { textsExport } from './commands/texts-export.ts';
import { textsList } from './commands/texts-list.ts';
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
    group('people', 'Who may sign in to the staff desk', [
      peopleList(),
      peopleInvite(),
      peopleReset(),
      peopleRemove(),
    ]),
    group('texts', 'The texts that were changed in the desk, and translations', [
      textsList(),
      textsExport(),
      textsConfirm(),
    ]),
    group('sample', 'The sample content', [sampleClear()]),
  ];
  for (const command of [...groups, paper(), backup(), restore(), retention(), move(), check()])
    program.addCommand(command);
  return program;
}

function group(name: string, description: string, commands: readonly Command[]): Command {
  const parent = new Command(name).description(description);
  for (const command of commands) parent.addCommand(command);
  return parent;
}
