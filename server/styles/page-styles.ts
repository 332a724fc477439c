import { LRUCache } from 'lru-cache';
import { firstPaintStyles } from './first-paint-styles.ts';
import { usedStyles } from './used-styles.ts';

const inlineStyle = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;
const scripts = /<script[\s\S]*?<\/script>/g;

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
  const own = kept.get(key) ?? (await usedStyles(firstPaintStyles(whole), body));
  kept.set(key, own);
  return html.replace(inlineStyle, (_, open: string, __, close: string) => open + own + close);
}

function classNames(html: string): string[] {
  const names = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => list?.split(' ') ?? []).flat();
  return [...new Set(names)].toSorted();
}
