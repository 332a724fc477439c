import { galleryKind } from '../../../back-office/gallery/gallery-kind.ts';
import { withdrawPictureConsent } from '../../../back-office/gallery/withdraw-picture-consent.ts';
import type { PicturesOfFiles } from '../../../back-office/gallery/gallery-with-files.ts';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { pictureMayBeShown } from '../../../domain/picture-consent.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import type { DeskServices } from '../../desk-context.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { fieldLabel } from '../../editing/field-label.ts';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** The gallery's pictures, as the desk edits them. */
export function galleryArea(
  { picture, now: clock }: DeskServices,
  ofFiles: PicturesOfFiles,
): EditArea<GalleryPicture, GalleryPictureForm> {
  const kind = galleryKind(ofFiles);
  const today = () => dayInIndia(clock().toISOString());
  return {
    kind,
    address: addresses.gallery,
    wordsOf: ({ gallery }) => gallery,
    labelOf: (messages, path) => fieldLabel(messages, messages.gallery.fields, path),
    Fields: (props) => <GalleryFields {...props} addressOf={picture} />,
    Preview: ({ content, form, language }) => (
      <GalleryPreview content={content} form={form} address={picture(form.image)} language={language} />
    ),
    actions: {
      'withdraw-consent': {
        run: (repositories, actor, edit, now) => withdrawPictureConsent(repositories, kind, actor, edit, now),
        done: 'consentWithdrawn',
      },
    },
    Actions: WithdrawConsent,
    notShown: ({ gallery }, { published }) =>
      published && !pictureMayBeShown(published.consent, today()) ? gallery.notShown : undefined,
    publicAddress: ({ id }) => `/gallery?open=${encodeURIComponent(id)}`,
  };
}
