import { Command } from 'commander';
import { inviteAgain } from '../../back-office/access/invitations.ts';
import { personCalled } from '../../back-office/access/person-on-staff.ts';
import { commandLine } from '../../back-office/actor.ts';
import { linkAddress } from '../link-address.ts';
import { withSite } from '../with-site.ts';

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
