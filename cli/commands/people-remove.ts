import { Command } from 'commander';
import { personCalled } from '../../back-office/access/person-on-staff.ts';
import { removePerson } from '../../back-office/access/remove-person.ts';
import { commandLine } from '../../back-office/actor.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { withSite } from '../with-site.ts';

/** `people remove NAME`: takes someone off the staff. */
export function peopleRemove(): Command {
  return new Command('remove')
    .description('Take someone off the staff: they are signed out everywhere')
    .argument('<name>', 'the name with which they sign in')
    .option('--yes', 'remove without asking')
    .action((name: string, options: { yes?: true }) =>
      withSite(async ({ repositories }) => {
        const person = await personCalled(repositories, name);
        await confirmFirst(`Remove ${person.name} (${person.role})?`, options);
        await removePerson(repositories, commandLine, person.id);
        console.log(`${person.name} is off the staff.`);
      }),
    );
}
