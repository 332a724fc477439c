import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { PublicationConsent } from '../../domain/publication-consent.ts';
import type { Actor } from '../actor.ts';
import { changePictureConsent } from '../gallery/change-picture-consent.ts';
import { galleryKind } from '../gallery/gallery-kind.ts';
import type { PicturesOfFiles } from '../gallery/gallery-with-files.ts';
import { StaffError } from '../staff-error.ts';
import { changeConsent, consentVersion } from '../students/change-consent.ts';
import { findStudent } from '../students/find-student.ts';
import type { ConsentedThing } from './withdraw-consent.ts';

/**
 * Stores a consent in place of any other, `nobody` for a picture in which nobody can be recognised. Throws a StaffError
 * where there is no such student or picture.
 */
export async function setConsent(
  repositories: Repositories,
  actor: Actor,
  { kind, id, consent }: ConsentedThing & { consent: PublicationConsent | 'nobody' },
  ofFiles: PicturesOfFiles,
  now = new Date(),
): Promise<void> {
  if (kind === 'picture') {
    await changePictureConsent(repositories, galleryKind(ofFiles), actor, { id, consent }, now);
    return;
  }
  if (consent === 'nobody') throw new StaffError('A student can be recognised: say who agreed.');
  await repositories.inTransaction(async (inside) => {
    const { consent: before } = await findStudent(inside, id);
    await changeConsent(inside, actor, id, { consent, version: consentVersion(before) }, now);
  });
}
