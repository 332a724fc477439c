import { type RefObject, useEffect } from 'react';
import { ownPicture } from '../../../domain/picture-address.ts';
import { pictureSources } from '../../pictures/picture-address.ts';

/** Fetches pictures when the browser is idle, once the one inside `stage` has loaded, at the width that it has. */
export function usePreload(
  stage: RefObject<HTMLElement | null>,
  addresses: readonly string[],
  sizes: string,
): void {
  const list = addresses.join(' ');

  useEffect(() => {
    const shown = stage.current?.querySelector('img');
    if (!shown) return;
    const fetchAll = () => {
      // A browser that shows the fallback reads no AVIF.
      if (!shown.currentSrc.endsWith('.avif')) return;
      for (const address of list.split(' ')) fetchPicture(address, sizes);
    };
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchAll);
    if (shown.complete) whenIdle();
    else shown.addEventListener('load', whenIdle, { once: true });
    return () => shown.removeEventListener('load', whenIdle);
  }, [stage, list, sizes]);
}

function fetchPicture(address: string, sizes: string): void {
  const picture = ownPicture(address);
  if (!picture) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = pictureSources(picture);
}
