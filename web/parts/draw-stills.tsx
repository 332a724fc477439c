import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefix } from './still.tsx';

/**
 * The HTML of a page's still parts and islands for who comes from within the site; undefined where a whole document is
 * asked for, which holds them already.
 */
export function drawStills<Name extends string>(
  request: Request,
  parts: Readonly<Record<Name, ReactNode>>,
): Record<Name, string> | undefined {
  if (!new URL(request.url).pathname.endsWith('.data')) return undefined;
  const drawn = Object.entries<ReactNode>(parts).map(([name, part]) => [name, drawPart(name, part)]);
  return Object.fromEntries(drawn) as Record<Name, string>;
}

/** The HTML of a part that is drawn by itself. */
export function drawPart(name: string, part: ReactNode): string {
  return renderToString(part, { identifierPrefix: idPrefix(name) });
}
