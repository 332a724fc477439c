import { Command } from 'commander';
import { hasWayIn } from '../../back-office/access/ways-in.ts';
import { counted } from '../../back-office/counted.ts';
import { dayOf } from '../terminal/day-of.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `people list`: who is on the staff. */
export function peopleList(): Command {
  return new Command('list')
    .description('Show who may sign in to the staff desk')
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withSite(async ({ repositories }) => {
        const people = await repositories.people.all();
        if (options.json) return printJson(people);
        const rows: string[][] = [];
        for (const person of people)
          rows.push([
            person.name,
            person.role,
            dayOf(person.createdAt),
            (await hasWayIn(repositories, person)) ? 'Yes' : 'No',
          ]);
        if (rows.length > 0) printTable(['Name', 'Role', 'Since', 'Can sign in'], rows);
        console.log(
          `${rows.length > 0 ? '\n' : ''}${counted(rows.length, { one: 'person', many: 'people' })} on the staff.`,
        );
      }),
    );
}
