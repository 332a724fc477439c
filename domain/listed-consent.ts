import * as v from 'valibot';
import { listedName, listedText, problem } from './listed-fields.ts';
import { CONSENT_GIVERS, isDay } from './publication-consent.ts';

const giver = v.pipe(
  listedText(20),
  v.transform((text) => text.toLowerCase()),
  v.picklist(CONSENT_GIVERS, problem('not-a-giver')),
);

/** A schema for a day of a list or a form that must be there and exist, an ISO date. */
export const listedDay = v.pipe(
  listedName(40),
  v.check((text) => text === '' || isDay(text), problem('not-a-day')),
);

/** A publication consent of a list or a form; unlike `publicationConsentSchema` it must not end before it begins. Messages are ImportProblems. */
export const listedConsentSchema = v.pipe(
  v.object({ givenBy: giver, howChecked: listedName(500), givenOn: listedDay, until: listedDay }),
  v.forward(
    v.check(({ givenOn, until }) => givenOn <= until, problem('ends-too-early')),
    ['until'],
  ),
);
