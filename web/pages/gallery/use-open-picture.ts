import { useEffect, useState } from 'react';
import { replaceAddress } from '../../../ui/use-query.ts';
import { galleryQuery, type GalleryView } from './gallery-address.ts';
import type { ShownPicture } from './gallery-pictures.ts';
import { OPENED_FROM_GRID } from './gallery-tile.tsx';

// Browsers limit how often the address may change; short enough that a copied address is right.
const ADDRESS_DELAY_MS = 120;

type OpenPicture = {
  shown: ShownPicture | undefined;
  show: (picture: ShownPicture) => void;
  close: () => void;
};

/**
 * The picture that is shown large, and the ways to another and out. The address follows what is shown, in the same entry
 * of the history, so that Back closes; closing goes back to the grid that it was opened from.
 */
export function useOpenPicture({ type, open }: GalleryView, query: string): OpenPicture {
  const [shown, setShown] = useState(open);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setShown(open);
  }

  useEffect(() => {
    if (!shown || shown === open) return undefined;
    const timer = setTimeout(() => replaceAddress(galleryQuery(type, shown.id)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [type, shown, open]);

  function close(): void {
    setShown(undefined);
    if (history.state === OPENED_FROM_GRID) history.back();
    else replaceAddress(location.pathname + galleryQuery(type));
  }

  return { shown, show: setShown, close };
}
