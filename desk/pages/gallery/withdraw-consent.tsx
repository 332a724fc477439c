import type { EditedThing } from '../../../back-office/editing/edited-thing.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type WithdrawConsentProps = {
  messages: DeskMessages;
  thing: EditedThing<GalleryPicture, GalleryPictureForm>;
};

/** The button that ends a picture's consent at once; nothing where there is none, or it shows nobody. */
export function WithdrawConsent({ messages: { gallery }, thing: { published } }: WithdrawConsentProps) {
  if (typeof published?.consent !== 'object') return null;
  return (
    <div>
      <DeskButton
        variant="danger"
        name="action"
        value="withdraw-consent"
        aria-describedby="withdraw-consent-hint"
      >
        {gallery.withdraw}
      </DeskButton>
      <p id="withdraw-consent-hint" className="mt-1.5 max-w-prose text-sm text-muted">
        {gallery.withdrawHint}
      </p>
    </div>
  );
}
