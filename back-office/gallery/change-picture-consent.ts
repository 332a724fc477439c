import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { type GalleryPictureForm, pictureConsentFields } from '../../domain/gallery-picture-form.ts';
import type { PictureConsent } from '../../domain/picture-consent.ts';
import type { Actor } from '../actor.ts';
import { draftJson } from '../editing/draft-data.ts';
import type { EditedKind } from '../editing/edited-kind.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { findThing } from '../editing/find-thing.ts';
import { logChange } from '../log/log-change.ts';
import { RefusalError } from '../refusal-error.ts';

/**
 * Stores on what the publication of a picture rests, `missing` for a consent that is withdrawn: of the published picture and
 * of its draft, so that publishing the draft brings no earlier consent back. Throws a StaffError where there is no such picture.
 */
export async function changePictureConsent(
  repositories: Repositories,
  kind: EditedKind<GalleryPicture, GalleryPictureForm>,
  actor: Actor,
  { id, consent }: { id: string; consent: PictureConsent },
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    const picture = await findThing(inside, kind, id);
    if (!picture) throw new RefusalError('pictureGone');
    const { published, draft, form, position } = picture;
    if (published) await kind.listOf(inside).save([{ ...published, consent }]);
    if (draft) {
      const data = draftJson({ form: { ...draft.form, ...pictureConsentFields(consent) }, position });
      const changed = { changedAt: now.toISOString(), changedBy: actor.name };
      await inside.drafts.save({ kind: kind.kind, thingId: id, data, ...changed });
    }
    // An older backup would bring it back.
    if (consent === 'missing') await recordErasure(inside, 'picture-consent', id, now);
    const action = consent === 'missing' ? 'withdraw-consent' : 'consent';
    const change = { action, kind: kind.kind, id, name: kind.nameOf(form) };
    await logChange(inside, actor, { ...change, before: published?.consent, after: consent }, now);
  });
}
