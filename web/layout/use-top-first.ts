import { useEffect } from 'react';
import { NavigationType } from 'react-router';
import { layOutBelow } from './lay-out-below.ts';
import { useNewPage } from './use-new-page.ts';

/**
 * Lays out the top of a page that was reached by a link before the rest of it: until the top is painted, the document
 * carries `data-arriving`, under which the stylesheet leaves out what is far below. Going back needs the whole height at once.
 */
export function useTopFirst(): void {
  // The document that was loaded has put off what is below until now.
  useEffect(() => void layOutBelow(), []);
  useNewPage(topFirst);
}

function topFirst(way: NavigationType, hash: string): (() => void) | undefined {
  if (way !== NavigationType.Push || hash) return undefined;
  const root = document.documentElement;
  root.dataset['arriving'] = '';
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => void layOutBelow());
  });
  return () => {
    cancelAnimationFrame(frame);
    delete root.dataset['arriving'];
  };
}
