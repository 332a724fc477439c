import { askAhead } from './answered-ahead.ts';

/** A page as React Router's own list has it. */
type KnownPage = {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
  hasLoader: boolean;
};

declare global {
  interface Window {
    /** What React Router tells the browser of the site's routes: first the root, then the pages. */
    __reactRouterManifest?: { routes: Record<string, KnownPage> };
    /** The scripts of the pages that React Router has by now, under their ids. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

// From within the site, the shop asks the backend itself (web/pages/shop/shop-page.tsx).
const ASKS_BACKEND = new Set(['/shop']);
const preloaded = new Set<string>();

/**
 * For the page that a visitor is about to go to, given by its address: has the browser fetch and run its scripts, and
 * fetch what its loader answers. React Router would begin with it at the press. Does nothing where data is to be saved.
 */
export function readAhead(address: string): void {
  const page = pageAt(address);
  if (!page || savesData()) return;
  fetchAnswer(page, address);
  fetchScripts(page)?.catch(() => {});
}

/**
 * For the page that a visitor goes to: has the browser fetch and run its scripts, and meanwhile fetch what its loader
 * answers. Resolves once the scripts are there, rejects where they can't be had; undefined where they are there already.
 */
export function fetchPage(address: string): Promise<void> | undefined {
  const page = pageAt(address);
  const fetching = page && fetchScripts(page);
  if (fetching) fetchAnswer(page, address);
  return fetching;
}

/**
 * For pages one of which a visitor is about to choose: has the browser fetch what they need, and run none of it yet.
 * Does nothing where data is to be saved.
 */
export function fetchAhead(addresses: readonly string[]): void {
  if (savesData()) return;
  for (const address of addresses) {
    const page = pageAt(address);
    if (!page) continue;
    for (const script of [page.module, ...(page.imports ?? [])]) {
      // Not by `fetch`: a press would wait for its end, and only then read it from the browser's cache.
      if (preloaded.has(script)) continue;
      preloaded.add(script);
      const link = document.createElement('link');
      link.setAttribute('href', script);
      document.head.append(Object.assign(link, { rel: 'modulepreload' }));
    }
    fetchAnswer(page, address);
  }
}

function pageAt(address: string): KnownPage | undefined {
  const { pathname } = new URL(address, location.origin);
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {});
  return pages.findLast(({ path = '' }) => `/${path}` === pathname);
}

function fetchScripts(page: KnownPage): Promise<void> | undefined {
  const known = window.__reactRouterRouteModules;
  if (!known || known[page.id]) return undefined;
  // All at once: a script names the others it needs only when it is there. One that can't be had says so when it is needed.
  for (const script of page.imports ?? []) import(/* @vite-ignore */ script).catch(() => {});
  // Handed over, so that React Router needs not wait for it again.
  return import(/* @vite-ignore */ page.module).then((script: unknown) => {
    known[page.id] ??= script;
  });
}

function fetchAnswer(page: KnownPage, address: string): void {
  const url = new URL(address, location.origin);
  if (page.hasLoader && !ASKS_BACKEND.has(url.pathname)) askAhead(page.id, url);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
