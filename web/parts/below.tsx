import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isBegunByLink } from '../layout/is-begun-by-link.ts';
import { afterTwoFrames } from '../ui/after-two-frames.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';

/**
 * What stands below the first screen of a page on a phone: where the page is reached by a link, it is drawn once the top
 * has been painted, so that a slow phone shows the heading sooner. All others have it at once: who loads the page, who goes
 * back and needs its whole height, who asks for a place within it, and who sees more than its top on a wider screen.
 */
export function Below({ children }: { children: ReactNode }): ReactNode {
  const isAlive = useIsAlive();
  const way = useNavigationType();
  const { hash } = useLocation();
  const [drawn, setDrawn] = useState(() => !(isAlive && isBegunByLink(way, hash) && isPhone()));

  // In time for web/layout/lay-out-below.ts, which looks for it a frame later.
  useLayoutEffect(() => (drawn ? undefined : afterTwoFrames(() => setDrawn(true))), [drawn]);

  return drawn && children;
}

function isPhone(): boolean {
  return matchMedia('(width < 40rem)').matches;
}
