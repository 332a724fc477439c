import type { Content } from '../../../content/schemas/content.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { Picture } from '../../../web/pictures/picture.tsx';

type GalleryPreviewProps = { content: Content; form: GalleryPictureForm; address: string };

/** A gallery picture with all that visitors read of it. */
export function GalleryPreview({ content, form, address }: GalleryPreviewProps) {
  const { title, description, alt, date } = form;
  const types = new Map<string, string>(Object.entries(content.messages.en.gallery.types));
  const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = Number.isNaN(Date.parse(date)) ? '' : months.format(new Date(date));
  return (
    <figure>
      <Picture address={address} alt={alt} sizes="384px" className="aspect-4/3 rounded-patch shadow-lift" />
      <figcaption className="mt-3">
        <span className="block font-heading text-lg leading-tight font-bold">{title}</span>
        <span className="block text-sm text-muted">
          {[types.get(form.type) ?? '', month].filter(Boolean).join(', ')}
        </span>
        {description && <span className="mt-2 block whitespace-pre-line">{description}</span>}
      </figcaption>
    </figure>
  );
}
