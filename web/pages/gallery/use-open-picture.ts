import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
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
  const wanted = useRef(open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before the browser paints, so that no address is seen with another's picture.
  useLayoutEffect(() => {
    // An address that was written for an earlier picture may arrive when another is wanted, or none, by now.
    if (arrivedBy === NavigationType.Replace && open && open !== wanted.current) return;
    want(open);
  }, [open, key, arrivedBy]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function want(item: GalleryItem | undefined): void {
    clearTimeout(timer.current);
    wanted.current = item;
    setShown(item);
  }

  function show(item: GalleryItem): void {
    want(item);
    const write = () => void navigate(galleryAddress(type, item.id), { ...quietly, state });
    timer.current = setTimeout(write, SETTLE_MS);
  }

  function close(): void {
    want(undefined);
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate(galleryAddress(type), quietly);
  }

  // For one render after Back to another filter, the picture from before is not among the new ones.
  return { shown: items.find((item) => item === shown), show, close };
}
