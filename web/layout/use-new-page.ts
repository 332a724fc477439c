import { useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls `arrive`, the same function each time, when another page has come in the place of the one before, with how it was
 * reached and the place in it that the address names. What `arrive` gives back is called when the visitor goes on.
 */
export function useNewPage(arrive: (way: NavigationType, hash: string) => (() => void) | undefined): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const arrived = useRef(pathname);

  // Before React Router scrolls, in a layout effect further down.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return undefined;
    arrived.current = pathname;
    return arrive(way, hash);
  }, [pathname, hash, way, arrive]);
}
