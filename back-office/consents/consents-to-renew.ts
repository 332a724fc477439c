import {
  type PictureConsent,
  consentEndsSoon,
  consentHasEnded,
} from '../../domain/consents/publication-consent.ts';
import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

/** A consent that has ended, or ends within 30 days: whose it is, and its last day, an ISO date. */
export type ConsentToRenew = ConsentedEntry & { until: string; hasEnded: boolean };

type ConsentedEntry = { kind: 'student' | 'picture'; id: string; name: string };

/**
 * The students' consents that have ended or end within 30 days, the first to end first; who has left is not asked again, and nobody
 * where the site has no list of students.
 */
export async function studentsToRenew(
  { students }: Pick<Repositories, 'students'>,
  today: string,
): Promise<ConsentToRenew[]> {
  if (!isOn('students')) return [];
  const records = await students.all({ consent: true, left: false });
  return toRenew(
    records.map(({ id, student: { name }, consent }) => ({ kind: 'student', id, name, consent })),
    today,
  );
}

/** The consents of pictures that have ended or end within 30 days, the first to end first; none where the site has no gallery. */
export function picturesToRenew(gallery: readonly GalleryPicture[], today: string): ConsentToRenew[] {
  if (!isOn('gallery')) return [];
  return toRenew(
    gallery.map(({ id, title: name, consent }) => ({ kind: 'picture', id, name, consent })),
    today,
  );
}

function toRenew(
  stored: readonly (ConsentedEntry & { consent: PictureConsent | undefined })[],
  today: string,
): ConsentToRenew[] {
  return stored
    .flatMap(({ consent, ...entry }) => {
      if (typeof consent !== 'object') return [];
      const hasEnded = consentHasEnded(consent, today);
      return hasEnded || consentEndsSoon(consent, today)
        ? [{ ...entry, until: consent.until, hasEnded }]
        : [];
    })
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
}
