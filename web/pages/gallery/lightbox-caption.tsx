import type { ShownPicture } from './gallery-pictures.ts';

/** The position, title and texts of the picture; position and title are announced when they change. */
export function LightboxCaption({ picture, position }: { picture: ShownPicture; position: string }) {
  return (
    <div className="lightbox-caption">
      <div role="status">
        <p className="text-sm font-semibold text-accent tabular-figures">{position}</p>
        <h2 id="lightbox-title" lang={picture.lang} className="mt-1 text-xl">
          {picture.title}
        </h2>
      </div>
      <p lang={picture.lang} className="mt-2 text-base">
        {picture.description}
      </p>
      <p className="mt-2 text-sm text-muted">{picture.caption}</p>
    </div>
  );
}
