import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';

import { firstPaintStyles } from './first-paint-styles.ts';

const inlineStyle = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;
const scripts = /<script[\s\S]*?<\/script>/g;
// Of their own: `<body>` is no token of the kind below.
const tagNames = /(?<=<)\w+/g;
const tokens = /[\w:/.[\]()%!&>#,*'=@-]+/g;

// Pages that differ in their words alone need the same styles.
const kept = new LRUCache<string, string>({ max: 100 });

/**
 * The page with only those of the site's styles that its own HTML can use; the whole stylesheet follows after `load`,
 * for what scripts will add.
 */
export async function withOwnStyles(html: string): Promise<string> {
  const [, , whole] = inlineStyle.exec(html) ?? [];
  if (!whole) return html;
  const body = html.replace(inlineStyle, '').replace(scripts, '');
  const key = classNames(body).join(' ');
  const own = kept.get(key) ?? (await ownStyles(whole, body));
  kept.set(key, own);
  return html.replace(inlineStyle, (_, open: string, __, close: string) => open + own + close);
}

function classNames(html: string): string[] {
  const names = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => list?.split(' ') ?? []).flat();
  return [...new Set(names)].toSorted();
}

async function ownStyles(whole: string, body: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: body, extension: 'html' }],
    css: [{ raw: firstPaintStyles(whole) }],
    defaultExtractor: (content) => [
      ...(content.match(tagNames) ?? []),
      ...(content.replaceAll('&amp;', '&').replaceAll('&gt;', '>').match(tokens) ?? []),
    ],
    variables: true,
    keyframes: true,
  });
  return result?.css ?? whole;
}
