import type { EditedEntry } from '../../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type WithdrawConsentProps = {
  messages: DeskMessages;
  entry: EditedEntry<GalleryPicture, GalleryPictureForm>;
};

/** The button that ends a picture's consent at once; nothing where nobody has agreed. */
export function WithdrawConsent({ messages: { gallery }, entry: { published } }: WithdrawConsentProps) {
  if (!published || typeof published.consent === 'string') return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <DeskButton
        variant="danger"
        name="action"
        value="withdraw-consent"
        aria-describedby="withdraw-consent-hint"
      >
        {gallery.withdraw}
      </DeskButton>
      <p id="withdraw-consent-hint" className="max-w-prose text-sm text-muted">
        {gallery.withdrawHint}
      </p>
    </div>
  );
}
