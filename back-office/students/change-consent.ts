import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { PublicationConsent } from '../../domain/publication-consent.ts';
import type { Actor } from '../actor.ts';
import { ChangedMeanwhileError } from '../editing/changed-meanwhile-error.ts';
import { versionOf } from '../editing/version-of.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { changeRecord } from './change-record.ts';

/** The version of a consent, which differs from that of any other and from that of none. */
export function consentVersion(consent: PublicationConsent | undefined): string {
  return versionOf(consent ?? '');
}

/**
 * Stores that a student may be published, or no longer may (undefined). Throws a ChangedMeanwhileError where the consent is
 * not the version that was shown, a StaffError where there is no such student.
 */
export async function changeConsent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { consent, version }: { consent: PublicationConsent | undefined; version: string },
  now = new Date(),
): Promise<void> {
  await changeRecord(
    repositories,
    actor,
    id,
    {
      action: consent ? 'consent' : 'withdraw-consent',
      part: 'consent',
      async value(record, all) {
        if (consentVersion(record.consent) !== version) throw new ChangedMeanwhileError();
        // An older backup would bring it back.
        if (!consent) await recordErasure(all, 'student-consent', id, now);
        return consent;
      },
    },
    now,
  );
}
