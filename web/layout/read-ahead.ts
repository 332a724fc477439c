/** A page as React Router's own list has it. */
type KnownPage = {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
  hasLoader: boolean;
  hasClientLoader: boolean;
};

declare global {
  interface Window {
    /** What React Router tells the browser of the site's routes: first the root, then the pages. */
    __reactRouterManifest?: { routes: Record<string, KnownPage> };
  }
}

// The answer that was last asked for ahead; one address after another, as the visitor's intent goes.
let last: HTMLLinkElement | undefined;

/**
 * Has the browser fetch and read the scripts of a page, given by its address, and fetch what its loader answers:
 * React Router would begin with it at the press.
 */
export function readAhead(address: string): void {
  const { pathname, search } = new URL(address, location.origin);
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {});
  const page = pages.findLast(({ path = '' }) => `/${path}` === pathname);
  if (!page) return;
  // All at once: a script names the others it needs only when it is there. One that can't be had says so when it is needed.
  for (const script of [page.module, ...(page.imports ?? [])])
    import(/* @vite-ignore */ script).catch(() => {});
  // A page with a loader of the browser's own asks for what it needs.
  if (page.hasLoader && !page.hasClientLoader) prefetch(loaderAddress(page.id, pathname, search));
}

// As React Router will ask, so that the browser finds the answer again.
function loaderAddress(id: string, pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('_routes', id);
  return `${pathname}.data?${parameters}`;
}

function prefetch(address: string): void {
  if (last?.getAttribute('href') === address) return;
  last?.remove();
  last = document.createElement('link');
  last.rel = 'prefetch';
  last.as = 'fetch';
  last.setAttribute('href', address);
  document.head.append(last);
}
