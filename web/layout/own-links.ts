import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageParameters } from '../page-parameters.ts';
import { isPlainPress } from './is-plain-press.ts';
import { onIntent } from './on-intent.ts';
import { fetchPage, readAhead } from './read-ahead.ts';
import { usePageJump } from './use-page-jump.ts';
import { useTopFirst } from './use-top-first.ts';

/**
 * Makes every link to a page of this site a step within it, without a new document, and fetches that page ahead as
 * soon as a visitor is about to follow the link.
 */
export function OwnLinks(): null {
  const navigate = useNavigate();
  useTopFirst();
  usePageJump();

  useEffect(() => {
    let pressed = '';
    // React's own handlers ran before: what they have taken is left alone.
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const to = ownPage(event.target);
      const here = location.pathname + location.search;
      // Within the page the browser's own jump takes the focus along.
      if (!to || to.startsWith(`${here}#`)) return;
      event.preventDefault();
      const from = location.href;
      const replace = to === here + location.hash;
      pressed = to;
      // Whoever has pressed another link meanwhile, or gone back, is not called back.
      const isAwaited = () => pressed === to && location.href === from;
      // The router says first that it is on its way: nothing shows that, so the next page needs not wait until it is drawn.
      const go = () => startTransition(() => void navigate(to, { replace }));
      const fetching = fetchPage(to);
      if (!fetching) return go();
      fetching.then(
        () => isAwaited() && go(),
        // As a document a page needs no script. React Router would load the page anew that is being left.
        () => isAwaited() && location.assign(to),
      );
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  useEffect(
    () =>
      onIntent((target) => {
        const page = ownPage(target);
        if (page) readAhead(page);
      }),
    [],
  );

  return null;
}

// The address within the site that a link at that place leads to; undefined for files, other sites and other tabs.
function ownPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return Object.hasOwn(pageParameters, link.pathname) ? link.pathname + link.search + link.hash : undefined;
}
