import { flushSync } from 'react-dom';

/** Changes what the page shows, as a view transition where the browser has them and motion is welcome. */
export function withViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // It rejects where the next transition came before this one began, which is no failure.
  ready.catch(() => undefined);
}
