import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { GalleryItem } from '../../../content/gallery.ts';
import { tileOf } from './gallery-tile.tsx';

/** Puts the focus on the tile of the picture last seen when it is closed, and brings that tile into view. */
export function useReturnToTile(shown: GalleryItem | undefined, inAddress: GalleryItem | undefined): void {
  const { key } = useLocation();
  const lastSeen = useRef(shown);
  const left = useRef<GalleryItem>(undefined);

  useLayoutEffect(() => {
    if (!shown && lastSeen.current) {
      left.current = lastSeen.current;
      tileOf(left.current)?.focus({ preventScroll: true });
    }
    lastSeen.current = shown;
  }, [shown]);

  // Going back puts the page where it was when the first picture was opened; another one may be elsewhere.
  useEffect(() => {
    if (shown || inAddress || !left.current) return;
    tileOf(left.current)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    left.current = undefined;
  }, [shown, inAddress, key]);
}
