import * as v from 'valibot';
import { type FieldProblem, requiredText } from './plain-text.ts';

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

/** Whether a consent holds on a day, an ISO date; none never does. */
export function consentHolds(consent: PublicationConsent | undefined, on: string): boolean {
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

/** Whether a text is a day that exists, as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February would become 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
