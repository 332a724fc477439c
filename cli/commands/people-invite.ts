import { Command, Option } from 'commander';
import { invite } from '../../back-office/access/invitations.ts';
import { commandLine } from '../../back-office/actor.ts';
import { type Role, ROLES } from '../../domain/person.ts';
import { linkAddress } from '../link-address.ts';
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
