import { useRef } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import type { ShownPicture } from './gallery-pictures.ts';
import { usePreload } from './use-preload.ts';
import { useSwipe } from './use-swipe.ts';

const SIZES = '(min-width: 64rem) 75vw, 100vw';

type LightboxPictureProps = {
  picture: ShownPicture;
  /** The pictures that may come next: they are fetched when the browser is idle. */
  beside: readonly ShownPicture[];
  onNext: () => void;
  onPrevious: () => void;
};

/** The picture itself, as large as its place allows; a swipe leads to the next or back. */
export function LightboxPicture({ picture, beside, onNext, onPrevious }: LightboxPictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious });
  usePreload(
    stage,
    beside.map(({ address }) => address),
    SIZES,
  );
  return (
    <div ref={stage} className="lightbox-stage" {...swipe}>
      <Picture
        address={picture.address}
        alt={picture.alt}
        sizes={SIZES}
        priority
        fit="contain"
        className="lightbox-picture"
      />
    </div>
  );
}
