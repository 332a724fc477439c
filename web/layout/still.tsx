import { type ReactNode, useEffect, useRef, useState } from 'react';
import { unboxPictures } from '../pictures/late-box.ts';

const remembered = new Map<string, string>();

type StillProps = {
  /** The same name always stands for the same HTML. */
  name: string;
  /** What the server drew, where the page is reached from within the site; see `drawStills`. */
  html?: string | undefined;
  /** For the server alone, so that nothing of it is sent as script: `import.meta.env.SSR && <Part />`. */
  children: ReactNode;
};

/** A part of a page that no script ever changes: the server draws it once, and React leaves its HTML as it is. */
export function Still({ name, html, children }: StillProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn] = useState(() => html ?? remembered.get(name) ?? inDocument(name));

  useEffect(() => {
    remembered.set(name, drawn);
    if (place.current) unboxPictures(place.current);
  }, [name, drawn]);

  const look = { 'data-still': name, className: 'contents' };
  if (import.meta.env.SSR) return <div {...look}>{children}</div>;
  return <div ref={place} {...look} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />;
}

// Needed where React draws the page anew, because something in the browser has changed what the server sent.
function inDocument(name: string): string {
  if (import.meta.env.SSR) return '';
  return document.querySelector(`[data-still=${name}]`)?.innerHTML ?? '';
}
