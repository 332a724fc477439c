import { useEffect, useEffectEvent } from 'react';
import type { Fullscreen } from './use-fullscreen.ts';

type Actions = { showPrevious: () => void; showNext: () => void; fullscreen: Fullscreen };

/** Moves by the arrow keys and toggles fullscreen by `f`, as long as the lightbox is rendered; Escape closes the dialog by itself. */
export function useLightboxKeys({ showPrevious, showNext, fullscreen }: Actions): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === 'ArrowLeft') showPrevious();
    else if (event.key === 'ArrowRight') showNext();
    else if (event.key.toLowerCase() === 'f' && !event.repeat) fullscreen.toggle();
    // The first Escape only leaves fullscreen, also where that is done by CSS; the next one closes the dialog.
    else if (event.key === 'Escape' && fullscreen.isFull) fullscreen.leave();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
