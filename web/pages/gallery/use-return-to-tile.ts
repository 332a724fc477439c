import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPicture } from './gallery-pictures.ts';
import { tileOf } from './gallery-tile.tsx';

/** Puts the focus on the tile of the picture last seen when it is closed, and brings that tile into view. */
export function useReturnToTile(shown: ShownPicture | undefined, inAddress: ShownPicture | undefined): void {
  const lastSeen = useRef(shown);
  const closed = useRef<ShownPicture>(undefined);

  useLayoutEffect(() => {
    if (!shown && lastSeen.current) {
      closed.current = lastSeen.current;
      tileOf(closed.current)?.focus({ preventScroll: true });
    }
    lastSeen.current = shown;
  }, [shown]);

  // Going back scrolls the page to where the first picture was opened; the tile of the last one may be elsewhere.
  useEffect(() => {
    if (shown || inAddress || !closed.current) return undefined;
    const tile = tileOf(closed.current);
    // Browsers scroll there only after they have said that the address changed.
    const frame = requestAnimationFrame(() => {
      tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      closed.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, inAddress]);
}
