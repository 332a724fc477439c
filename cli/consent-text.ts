import type { PictureConsent } from '../domain/picture-consent.ts';
import { consentEndsSoon, consentHasEnded } from '../domain/publication-consent.ts';

/** What a consent says in a table: who gave it, from which day to which, and how it stands on a day, an ISO date. */
export function consentCells(consent: PictureConsent | undefined, today: string): string[] {
  if (consent === 'nobody') return ['', '', '', 'needs none: nobody can be recognised'];
  if (consent === undefined || consent === 'missing') return ['', '', '', 'none'];
  return [consent.givenBy, consent.givenOn, consent.until, standing()];

  function standing(): string {
    if (typeof consent !== 'object') return '';
    if (consentHasEnded(consent, today)) return 'ended';
    if (consent.givenOn > today) return 'not yet';
    return consentEndsSoon(consent, today) ? 'ends soon' : 'holds';
  }
}
