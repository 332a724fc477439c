import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import {
  consentEndsSoon,
  consentHasEnded,
  type PublicationConsent,
} from '../../domain/publication-consent.ts';
import type { ConsentedThing } from './withdraw-consent.ts';

/** A consent that has ended, or ends within 30 days: whose it is, and its last day, an ISO date. */
export type ConsentToRenew = ConsentedThing & { name: string; until: string; hasEnded: boolean };

/** The consents that have ended or end within 30 days, those that end first first; who has left is not asked again. */
export async function consentsToRenew(
  { studentRecords }: Pick<Repositories, 'studentRecords'>,
  gallery: readonly GalleryPicture[],
  today: string,
): Promise<ConsentToRenew[]> {
  const all = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
  const students = await studentRecords.page({ consent: true, left: false }, all);
  const found = [
    ...students.map(({ id, student: { name }, consent }) => ({
      kind: 'student' as const,
      id,
      name,
      consent,
    })),
    ...gallery.map(({ id, title: name, consent }) => ({ kind: 'picture' as const, id, name, consent })),
  ];
  return found
    .flatMap(({ consent, ...thing }) => (typeof consent === 'object' ? [{ ...thing, consent }] : []))
    .filter(({ consent }) => isToRenew(consent, today))
    .map(({ consent, ...thing }) => ({
      ...thing,
      until: consent.until,
      hasEnded: consentHasEnded(consent, today),
    }))
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
}

function isToRenew(consent: PublicationConsent, today: string): boolean {
  return consentHasEnded(consent, today) || consentEndsSoon(consent, today);
}
