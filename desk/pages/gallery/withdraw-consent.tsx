import type { EditedEntry } from '../../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { pictureMayBeShown } from '../../../domain/picture-consent.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type WithdrawConsentProps = {
  messages: DeskMessages;
  entry: EditedEntry<GalleryPicture, GalleryPictureForm>;
  /** Today in India, as an ISO date. */
  today: string;
};

/** The button that ends a picture's consent at once, or that visitors do not see it; nothing where it shows nobody. */
export function WithdrawConsent({
  messages: { gallery },
  entry: { published },
  today,
}: WithdrawConsentProps) {
  if (!published || published.consent === 'nobody') return null;
  const isShown = pictureMayBeShown(published.consent, today);
  return (
    <div className="grid justify-items-start gap-1.5">
      {!isShown && <p className="font-semibold">{gallery.notShown}</p>}
      {published.consent !== 'missing' && (
        <>
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
        </>
      )}
    </div>
  );
}
