import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { unboxPictures } from '../pictures/late-box.ts';

const remembered = new Map<string, string>();

type StillProps = {
  /** The same name always stands for the same part. */
  name: string;
  /** What the server drew, where the page is reached from within the site; see `drawStills`. */
  html?: string | undefined;
  /** For the server alone, so that nothing of it is sent as script: `import.meta.env.SSR && <Part />`. */
  children?: ReactNode;
  /** For the element round it. */
  ref?: RefObject<HTMLDivElement | null>;
};

/** A part of a page that the page's own script never changes: the server draws it, and React leaves its HTML as it is. */
export function Still({ name, html, children, ref }: StillProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = ref ?? own;
  // The same object each time: another one would have React write the HTML anew.
  const [drawn] = useState(() => ({ __html: html ?? remembered.get(name) ?? inDocument(name) }));

  useEffect(() => {
    remembered.set(name, drawn.__html);
    if (place.current) unboxPictures(place.current);
  }, [name, drawn, place]);

  const look = { 'data-still': name, className: 'contents' };
  if (import.meta.env.SSR && html === undefined) return <div {...look}>{children}</div>;
  return <div ref={place} {...look} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />;
}

/** What the ids inside a part begin with that is drawn by itself, so that they never meet those of the page around it. */
export function idPrefix(name: string): string {
  return `${name}-`;
}

// Needed where React draws the page anew, because something in the browser has changed what the server sent.
function inDocument(name: string): string {
  if (import.meta.env.SSR) return '';
  return document.querySelector(`[data-still=${name}]`)?.innerHTML ?? '';
}
