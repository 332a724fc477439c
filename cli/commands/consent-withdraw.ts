import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { findConsented } from '../../back-office/consents/stored-consents.ts';
import { type ConsentedThing, withdrawConsent } from '../../back-office/consents/withdraw-consent.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-of-content.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { consentedKind, consentedWho } from '../consented-argument.ts';
import { withSite } from '../with-site.ts';

/** `consent withdraw KIND WHO`: ends a consent at once. */
export function consentWithdraw(): Command {
  return new Command('withdraw')
    .description(
      'Withdraw a consent: within five seconds visitors see the student or the picture no more. Nothing is deleted',
    )
    .addArgument(consentedKind())
    .addArgument(consentedWho())
    .action((kind: ConsentedThing['kind'], who: string) =>
      withSite(async ({ repositories, content }) => {
        const ofFiles = () => galleryOfContent(content());
        const { id, name } = await findConsented(repositories, ofFiles, { kind, who });
        if (!(await withdrawConsent(repositories, commandLine, { kind, id }, ofFiles)))
          throw new StaffError(`${name}: there is no consent to withdraw. Nothing was changed.`);
        console.log(`${name}: the consent is withdrawn.`);
      }),
    );
}
