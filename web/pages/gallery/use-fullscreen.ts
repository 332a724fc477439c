import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the ways in and out. */
export type Fullscreen = { isFull: boolean; toggle: () => void; leave: () => void };

/**
 * Fills the screen with an element: by the browser where it can, else (on iPhones) only by the element's own look, for
 * which `isFull` is all that is needed.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setIsFull] = useState(false);

  // A visitor may also leave by the browser's own ways, such as Escape.
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  function enter(): void {
    if (!document.fullscreenEnabled) return setIsFull(true);
    element.current?.requestFullscreen().catch(() => setIsFull(true));
  }
  function leave(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else setIsFull(false);
  }
  return { isFull, leave, toggle: isFull ? leave : enter };
}
