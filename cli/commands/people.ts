import { Command, Option } from 'commander';
import { commandLine } from '../../back-office/log/log.ts';
import { invitationAddress, invite, inviteAgain } from '../../back-office/people/invitations.ts';
import { personCalled } from '../../back-office/people/people.ts';
import { ROLES, type Role } from '../../domain/people/person.ts';
import type { Settings } from '../../server/settings.ts';
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
          printLink(settings, token);
        },
        { mayBeNew: true },
      ),
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
        printLink(settings, await inviteAgain(repositories, commandLine, id));
      }),
    );
}

// On standard error what to do about a link that works on this machine only; on standard output nothing but the link.
function printLink({ SITE_URL, PORT }: Pick<Settings, 'SITE_URL' | 'PORT'>, token: string): void {
  if (SITE_URL === undefined)
    console.error(
      'Note: SITE_URL is not set, so the link is for this machine. Where the site has an address, run this with its settings (node --env-file=… cli/main.ts).',
    );
  console.log(invitationAddress(SITE_URL ?? `http://localhost:${PORT}`, token));
}
