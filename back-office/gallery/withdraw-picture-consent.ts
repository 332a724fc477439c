import {
  type GalleryPicture,
  type GalleryPictureForm,
  pictureConsentFields,
} from '../../domain/gallery/gallery-picture.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { takeBack } from '../consents/record-taken-back.ts';
import { consentFor } from '../consents/taken-back.ts';
import { type EditResult, type SeenEntry, saveDraft } from '../entries/edit-entry.ts';
import { type ConsentedKind, draftJson, findEntry } from '../entries/edited-entry.ts';
import { type Actor, logChange } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';
import { consentIds } from './gallery-kind.ts';

type PictureKind = ConsentedKind<GalleryPicture, GalleryPictureForm>;

/**
 * Withdraws the consent of a picture that is being edited, also where it was changed since: no family waits for that. What else is
 * typed becomes a draft where nothing was changed.
 * Neither the published picture nor its draft has a consent then, so that publishing the draft brings no earlier one back.
 */
export function withdrawPictureConsent(
  repositories: Repositories,
  kind: PictureKind,
  actor: Actor,
  edit: SeenEntry & { form: GalleryPictureForm },
  now = new Date(),
): Promise<EditResult<GalleryPicture, GalleryPictureForm>> {
  return repositories.inTransaction(async (inside) => {
    // Nobody is asked whether the consent holds that ends here.
    const asked = { ...edit, consentFor: consentFor(kind.consent, edit.form) };
    const kept = await saveDraft(inside, kind, actor, asked, now);
    const id = kept.outcome === 'saved' ? kept.id : edit.id;
    if (id === undefined || (kept.outcome === 'conflict' && !kept.current)) return kept;
    await withdraw(inside, kind, actor, id, now);
    return { outcome: 'saved', id };
  });
}

async function withdraw(
  inside: Repositories,
  kind: PictureKind,
  actor: Actor,
  id: string,
  now: Date,
): Promise<void> {
  await kind.listOf(inside).lock();
  const picture = await findEntry(inside, kind, id);
  if (!picture) throw new RefusalError('pictureGone');
  const { published, draft, form, position } = picture;
  const consent = 'missing';
  if (published) await kind.listOf(inside).save([{ ...published, consent }]);
  if (draft) {
    const data = draftJson({ form: { ...draft.form, ...pictureConsentFields(consent) }, position });
    const changed = { changedAt: now.toISOString(), changedBy: actor.name };
    await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
  }
  const change = { action: 'withdraw-consent', kind: kind.kind, id, name: kind.nameOf(form) };
  await logChange(inside, actor, { ...change, before: published?.consent, after: consent }, now);
  // The same picture may stand in other entries: a form that was sent twice makes two, and uploads the file twice.
  const whose = consentIds(published?.image ?? form.image);
  await takeBack(inside, kind, actor, { id, whose }, now);
}
