import { flushSync } from 'react-dom';

let isPending = false;

/**
 * Changes what the page shows, as a view transition where the browser has them and motion is welcome; does nothing while
 * another change waits for its transition to begin.
 */
export function withViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) return change();
  if (isPending) return;
  isPending = true;
  const { ready } = document.startViewTransition(() => {
    isPending = false;
    flushSync(change);
  });
  // It rejects where the next transition came before this one began, which is no failure.
  ready.catch(() => undefined);
}
