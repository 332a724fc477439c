import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of a page's still parts for who comes from within the site; undefined where a whole document is asked for,
 * which holds them already.
 */
export function drawStills<Name extends string>(
  request: Request,
  parts: Readonly<Record<Name, ReactNode>>,
): Record<Name, string> | undefined {
  if (!new URL(request.url).pathname.endsWith('.data')) return undefined;
  const drawn = Object.entries<ReactNode>(parts).map(([name, part]) => [
    name,
    // Ids of parts that are drawn by themselves must not meet those of the page around them.
    renderToStaticMarkup(part, { identifierPrefix: `${name}-` }),
  ]);
  return Object.fromEntries(drawn) as Record<Name, string>;
}
