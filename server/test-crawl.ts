import { expect } from 'vitest';
import type { Part } from '../domain/values/parts.ts';
import type { RunningSite } from '../tools/start-site.ts';

/** The addresses that a page names where it tells of a part of the site. */
export const addressesOfParts = {
  hostel: /\/hostel-enrollment/,
  applications: /\/(hostel-enrollment|application)\b/,
  students: /\/enrolled/,
  shop: /\/(shop|cart)\b|cart-drawer/,
  gallery: /\/gallery/,
  gifts: /\/donate/,
  easyRead: /\/easy\b/,
} satisfies Record<Part, RegExp>;

/**
 * All addresses that a visitor can come to from the start and the sitemap, each with its HTML but for the names of scripts; '' for what
 * is no page. With the cookie of staff, all that the desk leads to. Each must be there.
 */
export async function crawl({ address }: RunningSite, cookie?: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = cookie === undefined ? ['/', ...(await addressesInSitemap(address))] : ['/desk'];
  const isWanted = (to: string) =>
    cookie === undefined
      ? !/^\/(assets|media|icons|desk)\b/.test(to)
      : /^\/desk\b(?!\/(media|sign-out))/.test(to);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await fetch(address + path, { headers: { accept: 'text/html', cookie: cookie ?? '' } });
    expect([path, answer.status]).toEqual([path, 200]);
    const isHtml = answer.headers.get('content-type')?.includes('html');
    const html = isHtml ? (await answer.text()).replaceAll(/\/assets\/[\w-]+/g, '') : '';
    found.set(path, html);
    // Forms of the desk change something.
    const links = html.matchAll(
      cookie === undefined ? /(?:href|action)="(\/[^"#?]*)/g : /href="(\/[^"#?]*)/g,
    );
    waiting.push(...[...links].map(([, to = '']) => to).filter(isWanted));
  }
  return found;
}

/** The paths of the addresses in the sitemap. */
export async function addressesInSitemap(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}
