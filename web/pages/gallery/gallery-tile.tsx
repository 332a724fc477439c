import { type GalleryItem, type GalleryType, gallery as words } from '../../../content/gallery.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';
import { galleryAddress } from './gallery-address.ts';
import { monthOf } from './month-of.ts';
import { tileSizes } from './tile-sizes.ts';
import { useGrowingNavigation } from './use-growing-navigation.ts';

/** The state of a history entry that was made by pressing a tile: Back leads to the grid. */
export const OPENED_HERE = 'opened from the grid';

const quietly = { state: OPENED_HERE, preventScrollReset: true, defaultShouldRevalidate: false };

type GalleryTileProps = { item: GalleryItem; filter: GalleryType | undefined; index: number };

/** A picture of the grid with its cloth label, leading to itself seen large. */
export function GalleryTile({ item, filter, index }: GalleryTileProps) {
  const labelId = `${tileId(item)}-label`;
  const address = galleryAddress(filter, item.id);
  const follow = useGrowingNavigation();
  return (
    <a
      id={tileId(item)}
      href={address}
      onClick={(event) => follow(event, address, quietly)}
      aria-labelledby={labelId}
      className="gallery-tile group flex h-full flex-col rounded-patch text-ink no-underline"
    >
      <Picture
        address={builtPicture(item.image)}
        alt={item.alt}
        sizes={tileSizes(index)}
        priority={index === 0}
        className="gallery-tile-picture aspect-4/3 grow rounded-patch shadow-lift"
      />
      <span
        id={labelId}
        className="relative z-1 -mt-3 mr-6 ml-3 grid gap-0.5 self-start rounded-patch border-2 border-dashed border-thread bg-surface px-4 py-2 @max-3xs:mr-1 @max-3xs:ml-1 @max-3xs:px-2.5 @max-3xs:py-1.5"
      >
        <span className="font-heading text-base leading-tight font-bold text-balance group-hover:underline">
          {item.title}
        </span>
        <span className="text-sm leading-snug text-muted @max-3xs:hidden">
          {words.types[item.type]}, {monthOf(item.date)}
        </span>
      </span>
    </a>
  );
}

/** A picture's tile in the document; null where the grid doesn't show it. */
export function tileOf(item: GalleryItem): HTMLElement | null {
  return document.getElementById(tileId(item));
}

function tileId({ id }: GalleryItem): string {
  return `picture-${id}`;
}
