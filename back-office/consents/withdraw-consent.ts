import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { findThing } from '../editing/find-thing.ts';
import { changePictureConsent } from '../gallery/change-picture-consent.ts';
import { galleryKind } from '../gallery/gallery-kind.ts';
import type { PicturesOfFiles } from '../gallery/gallery-with-files.ts';
import { changeConsent, consentVersion } from '../students/change-consent.ts';

/** Whose consent is meant: a student's, or that of whoever a picture of the gallery shows. */
export type ConsentedThing = { kind: 'student' | 'picture'; id: string };

/** Withdraws a consent; answers whether there was one to withdraw. `ofFiles` are the gallery's pictures in the content's files. */
export function withdrawConsent(
  repositories: Repositories,
  actor: Actor,
  { kind, id }: ConsentedThing,
  ofFiles: PicturesOfFiles,
  now = new Date(),
): Promise<boolean> {
  return repositories.inTransaction(async (inside) => {
    if (kind === 'student') {
      const student = await inside.studentRecords.find(id);
      if (!student?.consent) return false;
      const change = { consent: undefined, version: consentVersion(student.consent) };
      await changeConsent(inside, actor, id, change, now);
      return true;
    }
    const pictures = galleryKind(ofFiles);
    const picture = await findThing(inside, pictures, id);
    const consent = picture?.published?.consent ?? picture?.form.consentGivenBy;
    if (!consent || consent === 'nobody' || consent === 'missing') return false;
    await changePictureConsent(inside, pictures, actor, { id, consent: 'missing' }, now);
    return true;
  });
}
