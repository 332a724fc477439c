import { type RefObject, useEffect } from 'react';
import { ownPicture } from '../../../domain/picture-address.ts';
import { pictureSources } from '../../pictures/picture-address.ts';

/** Fetches pictures while nothing else is to do, in the format and at the size that the shown one inside `stage` has. */
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
      for (const address of list.split(' ')) fetchPicture(address, shown.currentSrc, sizes);
    };
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchAll);
    if (shown.complete) whenIdle();
    else shown.addEventListener('load', whenIdle, { once: true });
    return () => shown.removeEventListener('load', whenIdle);
  }, [stage, list, sizes]);
}

function fetchPicture(address: string, like: string, sizes: string): void {
  const picture = ownPicture(address);
  if (!picture) return;
  const image = new Image();
  if (!like.endsWith('.avif')) {
    image.src = address;
    return;
  }
  image.sizes = sizes;
  image.srcset = pictureSources(picture);
}
