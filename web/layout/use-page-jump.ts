import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Has the browser be at once where another page begins or was left; only within a page does it glide. */
export function usePageJump(): void {
  const { pathname, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const arrived = useRef(pathname);

  // Before React Router scrolls, in a layout effect further down.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return undefined;
    arrived.current = pathname;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    // Told to go to the very top, Chromium does not look at styles first.
    if (!isPop && !hash) scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const glideAgain = () => style.removeProperty('scroll-behavior');
    const frame = requestAnimationFrame(glideAgain);
    return () => {
      cancelAnimationFrame(frame);
      glideAgain();
    };
  }, [pathname, hash, isPop]);
}
