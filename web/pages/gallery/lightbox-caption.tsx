import { type GalleryItem, gallery } from '../../../content/gallery.ts';
import { monthOf } from './month-of.ts';

/** What the picture is called and tells; position and title are announced when they change. */
export function LightboxCaption({ item, position }: { item: GalleryItem; position: string }) {
  return (
    <div className="lightbox-caption">
      <div role="status">
        <p className="text-sm font-semibold text-accent tabular-nums">{position}</p>
        <h2 id="lightbox-title" className="mt-1 text-xl">
          {item.title}
        </h2>
      </div>
      <p className="mt-2 text-base">{item.description}</p>
      <p className="mt-2 text-sm text-muted">
        {gallery.types[item.type]}, <time dateTime={item.date}>{monthOf(item.date)}</time>
      </p>
    </div>
  );
}
