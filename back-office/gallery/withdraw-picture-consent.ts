import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../domain/gallery-picture-form.ts';
import type { Actor } from '../actor.ts';
import type { EditResult, SeenThing } from '../editing/edit-thing.ts';
import type { EditedKind } from '../editing/edited-kind.ts';
import { saveDraft } from '../editing/save-draft.ts';
import { changePictureConsent } from './change-picture-consent.ts';

/** Withdraws the consent of a picture that is being edited, unless it was changed since; what else is typed becomes a draft. */
export function withdrawPictureConsent(
  repositories: Repositories,
  kind: EditedKind<GalleryPicture, GalleryPictureForm>,
  actor: Actor,
  edit: SeenThing & { form: GalleryPictureForm },
  now = new Date(),
): Promise<EditResult<GalleryPicture, GalleryPictureForm>> {
  return repositories.inTransaction(async (inside) => {
    const kept = await saveDraft(inside, kind, actor, edit, now);
    if (kept.outcome === 'saved')
      await changePictureConsent(inside, kind, actor, { id: kept.id, consent: 'missing' }, now);
    return kept;
  });
}
