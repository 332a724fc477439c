import * as v from 'valibot';
import {
  consentAsJson,
  consentFromJson,
  consentHolds,
  publicationConsentSchema,
} from './publication-consent.ts';

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
