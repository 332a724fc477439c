import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryItem } from '../../../content/gallery.ts';
import { type GalleryView, galleryAddress } from './gallery-address.ts';
import { focusTile, OPENED_HERE } from './gallery-tile.tsx';

// Long enough that running through the pictures writes one address, short enough that a copied address is right.
const SETTLE_MS = 120;

/**
 * The open picture, and the ways to another and out. A picture is shown at once and its address follows, in the same
 * entry of the history, so that Back closes; closing goes back to the grid that it was opened from, and focuses the
 * tile of the picture last seen.
 */
export function useOpenPicture({ type, open }: GalleryView): {
  shown: GalleryItem | undefined;
  show: (item: GalleryItem) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [shown, setShown] = useState(open);
  const written = useRef(open);
  const lastSeen = useRef(open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before the browser paints, so that no address is seen with another's picture.
  useLayoutEffect(() => {
    if (open === written.current) return;
    clearTimeout(timer.current);
    written.current = open;
    setShown(open);
  }, [open]);

  useLayoutEffect(() => {
    if (!shown && lastSeen.current) focusTile(lastSeen.current);
    lastSeen.current = shown;
  }, [shown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(item: GalleryItem): void {
    setShown(item);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = item;
      void navigate(galleryAddress(type, item.id), { ...quietly, state });
    }, SETTLE_MS);
  }

  function close(): void {
    clearTimeout(timer.current);
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate(galleryAddress(type), quietly);
  }

  return { shown, show, close };
}

const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
