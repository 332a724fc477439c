import { Command, Option } from 'commander';
import { invite, inviteAgain } from '../../back-office/access/invitations.ts';
import { personCalled, removePerson } from '../../back-office/access/people.ts';
import { hasWayIn } from '../../back-office/access/ways-in.ts';
import { commandLine } from '../../back-office/actor.ts';
import { counted } from '../../back-office/counted.ts';
import { ROLES, type Role } from '../../domain/person.ts';
import { linkAddress } from '../cli-parts.ts';
import { confirmFirst, dayOf, printJson, printTable } from '../terminal.ts';
import { withSite } from '../with-site.ts';

/** `people invite NAME --role ROLE`: prints the link by which someone joins the staff. */
export function peopleInvite(): Command {
  return new Command('invite')
    .description('Invite someone to the staff desk: prints a link that works once, for 48 hours')
    .argument('<name>', 'the name with which they sign in')
    .addOption(new Option('--role <role>', 'what they may do').choices([...ROLES]).makeOptionMandatory())
    .action((name: string, { role }: { role: Role }) =>
      withSite(
        async ({ repositories, settings }) => {
          const token = await invite(repositories, commandLine, { name, role });
          console.log(linkAddress(settings, token));
        },
        { mayBeNew: true },
      ),
    );
}

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

/** `people reset NAME`: prints a link by which someone chooses again how they sign in. */
export function peopleReset(): Command {
  return new Command('reset')
    .description('Let someone choose again how they sign in: prints a link that works once, for 48 hours')
    .argument('<name>', 'the name with which they sign in')
    .action((name: string) =>
      withSite(async ({ repositories, settings }) => {
        const { id } = await personCalled(repositories, name);
        console.log(linkAddress(settings, await inviteAgain(repositories, commandLine, id)));
      }),
    );
}
