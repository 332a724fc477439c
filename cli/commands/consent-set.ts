import { Command, Option } from 'commander';
import * as v from 'valibot';
import { commandLine } from '../../back-office/actor.ts';
import { setConsent } from '../../back-office/consents/set-consent.ts';
import { findConsented } from '../../back-office/consents/stored-consents.ts';
import type { ConsentedThing } from '../../back-office/consents/withdraw-consent.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-of-content.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { GALLERY_CONSENTS } from '../../domain/gallery-picture-form.ts';
import {
  isDay,
  type PublicationConsent,
  publicationConsentSchema,
} from '../../domain/publication-consent.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { consentedKind, consentedWho } from '../consented-argument.ts';
import { withSite } from '../with-site.ts';

type Options = { by: (typeof GALLERY_CONSENTS)[number]; checked?: string; from?: string; until?: string };

/** `consent set KIND WHO`: stores a consent in place of any other. */
export function consentSet(): Command {
  return new Command('set')
    .description('Store that somebody agreed that a student or a picture is published')
    .addArgument(consentedKind())
    .addArgument(consentedWho())
    .addOption(
      new Option(
        '--by <giver>',
        'who agreed: the person (18 or older), a parent or a guardian; nobody for a picture in which nobody can be recognised',
      )
        .choices(GALLERY_CONSENTS)
        .makeOptionMandatory(),
    )
    .option('--checked <how>', 'how that was checked, such as "signed form in the office"')
    .option('--from <day>', 'the day on which it was given, such as 2026-04-01; today where it is left out')
    .option('--until <day>', 'the last day on which it holds, such as 2027-03-31')
    .action((kind: ConsentedThing['kind'], who: string, options: Options) =>
      withSite(async ({ repositories, content }) => {
        const consent = consentOf(options);
        const ofFiles = () => galleryOfContent(content());
        const { id, name } = await findConsented(repositories, ofFiles, { kind, who });
        await setConsent(repositories, commandLine, { kind, id, consent }, ofFiles);
        console.log(
          consent === 'nobody'
            ? `${name}: nobody can be recognised, so it needs no consent.`
            : `${name}: the consent holds from ${consent.givenOn} until ${consent.until}, and ends at midnight in India.`,
        );
      }),
    );
}

function consentOf({ by, checked, from, until }: Options): PublicationConsent | 'nobody' {
  if (by === 'nobody') return by;
  const givenOn = from ?? dayInIndia(new Date().toISOString());
  if (checked === undefined || until === undefined)
    throw new StaffError('Say with --checked how it was checked, and with --until its last day.');
  for (const [option, day] of Object.entries({ from: givenOn, until }))
    if (!isDay(day)) throw new StaffError(`--${option} ${day}: write a day such as 2027-03-31.`);
  if (until < givenOn)
    throw new StaffError(`--until ${until}: the last day can’t be before ${givenOn}, when it was given.`);
  const reading = v.safeParse(publicationConsentSchema, { givenBy: by, howChecked: checked, givenOn, until });
  if (!reading.success)
    throw new StaffError('--checked: write in at most 500 characters how it was checked.');
  return reading.output;
}
