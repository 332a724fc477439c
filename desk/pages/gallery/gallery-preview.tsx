import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { Picture } from '../../../web/pictures/picture.tsx';

type GalleryPreviewProps = { form: GalleryPictureForm; address: string; type: string };

/** A gallery picture with all that visitors read of it. */
export function GalleryPreview({ form, address, type }: GalleryPreviewProps) {
  const { title, description, alt, date } = form;
  const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = Number.isNaN(Date.parse(date)) ? '' : months.format(new Date(date));
  return (
    <figure>
      <Picture address={address} alt={alt} sizes="384px" className="aspect-4/3 rounded-patch shadow-lift" />
      <figcaption className="mt-3">
        <span className="block font-heading text-lg leading-tight font-bold">{title}</span>
        <span className="block text-sm text-muted">{[type, month].filter(Boolean).join(', ')}</span>
        {description && <span className="mt-2 block whitespace-pre-line">{description}</span>}
      </figcaption>
    </figure>
  );
}
