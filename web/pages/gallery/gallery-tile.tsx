import type { MouseEvent } from 'react';
import type { GalleryType } from '../../../domain/gallery-type.ts';
import { Picture } from '../../pictures/picture.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { pushAddress } from '../../../ui/use-query.ts';
import { galleryQuery } from './gallery-address.ts';
import type { ShownPicture } from './gallery-pictures.ts';
import { tileSizes } from './tile-sizes.ts';
import { withViewTransition } from './with-view-transition.ts';

/** The `history.state` of an entry that was made by pressing a tile: Back leads to the grid. */
export const OPENED_FROM_GRID = 'opened from the grid';

type GalleryTileProps = { picture: ShownPicture; filter: GalleryType | undefined; index: number };

/** A picture of the grid with its cloth label, leading to itself seen large. */
export function GalleryTile({ picture, filter, index }: GalleryTileProps) {
  const labelId = `${tileId(picture)}-label`;
  const query = galleryQuery(filter, picture.id);

  function open(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    withViewTransition(() => {
      // The second half of a double click would make a second entry in the history.
      if (location.search !== query) pushAddress(query, OPENED_FROM_GRID);
    });
  }

  return (
    <a
      id={tileId(picture)}
      href={query}
      onClick={open}
      aria-labelledby={labelId}
      className="gallery-tile group flex h-full flex-col rounded-patch text-ink no-underline"
    >
      <Picture
        address={picture.address}
        alt={picture.alt}
        sizes={tileSizes(index)}
        priority={index === 0}
        className="gallery-tile-picture aspect-4/3 grow rounded-patch shadow-lift"
      />
      <span
        id={labelId}
        className="relative z-1 -mt-3 mr-6 ml-3 grid gap-0.5 self-start rounded-patch border-2 border-dashed border-thread bg-surface px-4 py-2 @max-3xs:mr-1 @max-3xs:ml-1 @max-3xs:px-2.5 @max-3xs:py-1.5"
      >
        <span
          lang={picture.lang}
          className="font-heading text-base leading-tight font-bold text-balance wrap-anywhere group-hover:underline"
        >
          {picture.title}
        </span>
        <span className="text-sm leading-snug text-muted @max-3xs:hidden">{picture.caption}</span>
      </span>
    </a>
  );
}

/** A picture's tile in the document; null where the grid doesn't show it. */
export function tileOf(picture: ShownPicture): HTMLElement | null {
  return document.getElementById(tileId(picture));
}

function tileId({ id }: ShownPicture): string {
  return `picture-${id}`;
}
