import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Lays out the top of a page that was reached by a link before the rest of it: for two frames the document carries
 * `data-arriving`, under which the stylesheet leaves out what is far below. Going back needs the whole height at once.
 */
export function useTopFirst(): void {
  const { key, hash } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const arrived = useRef(key);

  useLayoutEffect(() => {
    if (arrived.current === key) return undefined;
    arrived.current = key;
    if (!isPush || hash) return undefined;
    const root = document.documentElement;
    root.dataset['arriving'] = '';
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete root.dataset['arriving']);
    });
    return () => {
      cancelAnimationFrame(frame);
      delete root.dataset['arriving'];
    };
  }, [key, hash, isPush]);
}
