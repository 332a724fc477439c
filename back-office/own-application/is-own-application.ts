import { createHash, timingSafeEqual } from 'node:crypto';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { typedReference } from '../../domain/application-reference.ts';
import type { ApplicationCredentials } from '../../domain/own-application.ts';
import { samePhoneDigits } from '../../domain/phone.ts';

/**
 * Whether the application with that reference has that phone number. A wrong number and an unknown reference are the same
 * work: one query of one column, two hashes, one comparison.
 */
export async function isOwnApplication(
  { inbox }: Pick<Repositories, 'inbox'>,
  { reference, phone }: ApplicationCredentials,
): Promise<boolean> {
  const stored = await inbox.phoneOf(typedReference(reference));
  const isSame = timingSafeEqual(hashOf(stored), hashOf(phone));
  return isSame && stored !== '';
}

function hashOf(phone: string): Buffer {
  return createHash('sha256').update(samePhoneDigits(phone)).digest();
}
