import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryItem } from '../../../content/gallery.ts';
import { type GalleryView, galleryAddress } from './gallery-address.ts';
import { focusTile, OPENED_HERE } from './gallery-tile.tsx';

/**
 * Moves the open picture, whose place is the address: another picture takes the same entry of the history, so that Back
 * closes at once; closing goes back to the grid that it was opened from, and focuses the tile of the picture last seen.
 */
export function useOpenPicture({ type, open }: GalleryView): {
  show: (item: GalleryItem) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const { state } = useLocation();
  const lastSeen = useRef(open);

  // Before the browser paints, so that the picture shrinks into its tile.
  useLayoutEffect(() => {
    if (!open && lastSeen.current) focusTile(lastSeen.current);
    lastSeen.current = open;
  }, [open]);

  const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
  return {
    show: (item) => void navigate(galleryAddress(type, item.id), { ...quietly, state }),
    close: () =>
      state === OPENED_HERE
        ? void navigate(-1)
        : void navigate(galleryAddress(type), { ...quietly, viewTransition: true }),
  };
}
