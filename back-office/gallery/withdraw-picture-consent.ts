import {
  type GalleryPicture,
  type GalleryPictureForm,
  pictureConsentFields,
} from '../../domain/gallery/gallery-picture.ts';
import { pictureShown } from '../../domain/pictures/picture-address.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { consentFor } from '../consents/taken-back.ts';
import { type EditResult, type SeenEntry, saveDraft } from '../entries/edit-entry.ts';
import { type EditedKind, draftJson, findEntry } from '../entries/edited-entry.ts';
import { type Actor, logChange } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';
import { consentIds } from './gallery-kind.ts';

type PictureKind = EditedKind<GalleryPicture, GalleryPictureForm>;

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
  // The same picture may stand in other entries: a form that was sent twice makes two, and uploads the file twice.
  const image = published?.image ?? form.image ?? '';
  const others = (await kind.listOf(inside).all()).filter(
    (each) =>
      each.id !== id && pictureShown(each.image) === pictureShown(image) && each.consent !== 'missing',
  );
  const withdrawn = [...(published ? [published] : []), ...others];
  await kind.listOf(inside).save(withdrawn.map((each) => ({ ...each, consent })));
  if (draft) {
    const data = draftJson({ form: { ...draft.form, ...pictureConsentFields(consent) }, position });
    const changed = { changedAt: now.toISOString(), changedBy: actor.name };
    await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
  }
  // An older backup would bring it back.
  for (const each of [id, ...others.map((other) => other.id), ...consentIds(image)])
    await inside.erasures.note('picture-consent', each, now);
  const change = { action: 'withdraw-consent', kind: kind.kind, id, name: kind.nameOf(form) };
  await logChange(inside, actor, { ...change, before: published?.consent, after: consent }, now);
  for (const each of others) {
    const sameChange = { ...change, id: each.id, name: each.title, before: each.consent, after: consent };
    await logChange(inside, actor, sameChange, now);
  }
}
