import { useEffect } from 'react';
import type { NavigationType } from 'react-router';
import { afterTwoFrames } from '../ui/after-two-frames.ts';
import { isBegunByLink } from './is-begun-by-link.ts';
import { layOutBelow } from './lay-out-below.ts';
import { useNewPage } from './use-new-page.ts';

// Aborted when another page takes the place of the one that is shown: its address may change long before.
let leaving = new AbortController();

/**
 * Lays out the top of a page that was reached by a link before the rest of it: until the top is painted, the document
 * carries `data-arriving`, under which the stylesheet leaves out what is far below. Going back needs the whole height at once.
 */
export function useTopFirst(): void {
  // The document that was loaded has put off what is below until now.
  useEffect(() => void layOutBelow(leaving.signal), []);
  useNewPage(topFirst);
}

function topFirst(way: NavigationType, hash: string): (() => void) | undefined {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const { dataset } = document.documentElement;
  if (!isBegunByLink(way, hash)) {
    // The page before may have left it.
    delete dataset['arriving'];
    return undefined;
  }
  dataset['arriving'] = 'by-link';
  const leave = afterTwoFrames(() => void layOutBelow(signal));
  return () => {
    leave();
    delete dataset['arriving'];
  };
}
