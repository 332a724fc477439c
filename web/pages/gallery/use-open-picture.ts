import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { GalleryItem } from '../../../content/gallery.ts';
import { type GalleryView, galleryAddress } from './gallery-address.ts';
import { OPENED_HERE } from './gallery-tile.tsx';

// Long enough that running through the pictures writes one address, short enough that a copied address is right.
const SETTLE_MS = 120;

const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };

/**
 * The open picture, and the ways to another and out. A picture is shown at once and its address follows, in the same
 * entry of the history, so that Back closes; closing goes back to the grid that it was opened from.
 */
export function useOpenPicture({ type, items, open }: GalleryView): {
  shown: GalleryItem | undefined;
  show: (item: GalleryItem) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const arrivedBy = useNavigationType();
  const { state, key } = useLocation();
  const [shown, setShown] = useState(open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAhead = useRef(false);

  // Before the browser paints, so that no address is seen with another's picture.
  useLayoutEffect(() => {
    // An address that was written for an earlier picture arrives when another is shown, or none, by now.
    if (isAhead.current && open && arrivedBy === 'REPLACE') return;
    runAhead(false);
    setShown(open);
  }, [open, key, arrivedBy]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function runAhead(ahead: boolean): void {
    clearTimeout(timer.current);
    isAhead.current = ahead;
  }

  function show(item: GalleryItem): void {
    setShown(item);
    runAhead(true);
    timer.current = setTimeout(() => {
      isAhead.current = false;
      void navigate(galleryAddress(type, item.id), { ...quietly, state });
    }, SETTLE_MS);
  }

  function close(): void {
    setShown(undefined);
    runAhead(true);
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate(galleryAddress(type), quietly);
  }

  // For one render after Back to another filter, the picture from before is not among the new ones.
  return { shown: items.find((item) => item === shown), show, close };
}
