import * as v from 'valibot';
import { listedName, listedText, problem } from '../entries/listed-fields.ts';
import { isDay, isFutureDay } from '../values/indian-time.ts';
import { type FieldProblem, requiredText } from '../values/plain-text.ts';

/** Who may agree that someone is published: the person, 18 or older, or for a child a parent or guardian. */
export const CONSENT_GIVERS = ['self', 'parent', 'guardian'] as const;

const notAChoice: FieldProblem = 'not-a-choice';
const missing: FieldProblem = 'missing';

const day = v.pipe(v.string(missing), v.check(isDay, missing));

/** That someone agreed to be published: who said so, how staff checked it, from which day to which (ISO dates, both included). */
export const publicationConsentSchema = v.object({
  givenBy: v.picklist(CONSENT_GIVERS, notAChoice),
  howChecked: requiredText(500),
  givenOn: day,
  until: day,
});

export type PublicationConsent = v.InferOutput<typeof publicationConsentSchema>;

/** The days from which and to which a consent holds. */
export type ConsentDays = Pick<PublicationConsent, 'givenOn' | 'until'>;

/** Whether a consent holds on a day, an ISO date; none never does. */
export function consentHolds(consent: ConsentDays | undefined, on: string): boolean {
  return consent !== undefined && consent.givenOn <= on && on <= consent.until;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 30;

/** Whether a consent ended before a day, an ISO date. */
export function consentHasEnded({ until }: PublicationConsent, on: string): boolean {
  return until < on;
}

/** Whether a consent has not ended on a day, an ISO date, and will have 30 days later. */
export function consentEndsSoon(consent: PublicationConsent, on: string): boolean {
  const later = new Date(Date.parse(`${on}T00:00:00Z`) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  return !consentHasEnded(consent, on) && consentHasEnded(consent, later);
}

/** The consent that a column holds as JSON; undefined where it holds none, or nothing that can be read. */
export function consentFromJson(json: string): PublicationConsent | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), publicationConsentSchema), json);
  return reading.success ? reading.output : undefined;
}

/** A consent as a column holds it: JSON, '' where there is none. */
export function consentAsJson(consent: PublicationConsent | undefined): string {
  return consent ? JSON.stringify(consent) : '';
}

/**
 * On what the publication of a picture rests: `nobody` can be recognised in it, so that it needs no consent; whoever is seen
 * agreed; or `missing`: someone is seen, and there is no consent, or none any more.
 */
export const pictureConsentSchema = v.union([
  v.picklist(['nobody', 'missing'], 'not-a-choice'),
  publicationConsentSchema,
]);

export type PictureConsent = v.InferOutput<typeof pictureConsentSchema>;

/** Whether visitors may see a picture on a day, an ISO date in India. */
export function pictureMayBeShown(consent: PictureConsent, on: string): boolean {
  if (consent === 'missing') return false;
  return consent === 'nobody' || consentHolds(consent, on);
}

/** The consent of a picture that a column holds; one that can't be read is missing, so that nobody is shown by mistake. */
export function pictureConsentFromColumn(column: string): PictureConsent {
  return column === 'nobody' ? column : (consentFromJson(column) ?? 'missing');
}

/** A picture's consent as a column holds it: a word where nobody can be recognised or it is missing, else JSON. */
export function pictureConsentAsColumn(consent: PictureConsent): string {
  return typeof consent === 'string' ? consent : consentAsJson(consent);
}

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

/** As `listedDay`, of what has happened: nobody can have agreed on a day that is still to come. */
export const listedPastDay = v.pipe(
  listedDay,
  v.check((text) => !isFutureDay(text), problem('in-future')),
);

/** A publication consent of a list or a form; unlike `publicationConsentSchema` it must not end before it begins. Messages are ImportProblems. */
export const listedConsentSchema = v.pipe(
  v.object({ givenBy: giver, howChecked: listedName(500), givenOn: listedPastDay, until: listedDay }),
  v.forward(
    v.check(({ givenOn, until }) => givenOn <= until, problem('ends-too-early')),
    ['until'],
  ),
);
