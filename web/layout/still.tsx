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
  // Empty where the document brought it: React keeps what is there already.
  const [drawn] = useState(() => html ?? remembered.get(name) ?? '');

  useEffect(() => {
    if (!place.current) return;
    if (drawn === '') remembered.set(name, place.current.innerHTML);
    unboxPictures(place.current);
  }, [name, drawn]);

  if (import.meta.env.SSR) return <div className="contents">{children}</div>;
  return (
    <div
      ref={place}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
