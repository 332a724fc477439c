declare global {
  interface Window {
    /** What React Router tells the browser of the site's routes: first the root, then the pages. */
    __reactRouterManifest?: { routes: Record<string, { path?: string; module: string }> };
  }
}

/**
 * Has the browser read the script of a page, given by its address: React Router fetches it ahead, but leaves the
 * reading to the press.
 */
export function readAhead(address: string): void {
  const [path = ''] = address.slice(1).split(/[?#]/);
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const page = routes.findLast((route) => (route.path ?? '') === path);
  // A script that can't be had says so when its page is opened.
  if (page) import(/* @vite-ignore */ page.module).catch(() => {});
}
