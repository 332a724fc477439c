import { useRef } from 'react';
import type { GalleryItem } from '../../../content/gallery.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';
import { usePreload } from './use-preload.ts';
import { useSwipe } from './use-swipe.ts';

const SIZES = '(min-width: 64rem) 75vw, 100vw';

type LightboxPictureProps = {
  item: GalleryItem;
  /** The pictures that may come next: they are fetched while nothing else is to do. */
  beside: readonly GalleryItem[];
  onNext: () => void;
  onPrevious: () => void;
};

/** The picture itself, as large as its place allows; a finger pushes it on or back. */
export function LightboxPicture({ item, beside, onNext, onPrevious }: LightboxPictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious });
  usePreload(
    stage,
    beside.map(({ image }) => builtPicture(image)),
    SIZES,
  );
  return (
    <div ref={stage} className="lightbox-stage" {...swipe}>
      <Picture
        address={builtPicture(item.image)}
        alt={item.alt}
        sizes={SIZES}
        priority
        fit="contain"
        className="lightbox-picture"
      />
    </div>
  );
}
