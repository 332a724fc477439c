import { type MouseEvent, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isPlainPress } from '../../layout/is-plain-press.ts';

/**
 * Follows a pressed link while its picture grows into its new place, where the browser can do that and motion is
 * welcome. A press that asks for a new tab or a download is left to the browser.
 */
export function useGrowingNavigation(): (event: MouseEvent, to: string, options: NavigateOptions) => void {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  return (event, to, options) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // The second half of a double click would make a second entry in the history.
    if (isUnderWay.current || location.pathname + location.search === to) return;
    if (!canGrow()) return void navigate(to, options);
    isUnderWay.current = true;
    const { ready } = document.startViewTransition(async () => {
      await navigate(to, { ...options, flushSync: true });
      isUnderWay.current = false;
    });
    // A transition that was overtaken by the next press is no failure.
    ready.catch(() => undefined);
  };
}

function canGrow(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
