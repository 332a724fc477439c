import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { layOutBelow } from './lay-out-below.ts';

/**
 * Lays out the top of a page that was reached by a link before the rest of it: until the top is painted, the document
 * carries `data-arriving`, under which the stylesheet leaves out what is far below. Going back needs the whole height at once.
 */
export function useTopFirst(): void {
  const { pathname, hash } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const arrived = useRef(pathname);

  // The document that was loaded has put off what is below until now.
  useEffect(() => void layOutBelow(), []);

  useLayoutEffect(() => {
    if (arrived.current === pathname) return undefined;
    arrived.current = pathname;
    if (!isPush || hash) return undefined;
    const root = document.documentElement;
    root.dataset['arriving'] = '';
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void layOutBelow());
    });
    return () => {
      cancelAnimationFrame(frame);
      delete root.dataset['arriving'];
    };
  }, [pathname, hash, isPush]);
}
