import { type RefObject, useEffect } from 'react';

/** Calls `onNearing`, as long as it is `awaited`, once the element comes within a screen of what is seen. */
export function useNearing(
  element: RefObject<HTMLElement | null>,
  awaited: boolean,
  onNearing: () => void,
): void {
  useEffect(() => {
    if (!awaited || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNearing();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, awaited, onNearing]);
}
