/** A route as React Router tells the browser of it; the root has an empty path. */
type KnownRoute = { path?: string; index?: boolean; module: string };

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, KnownRoute | undefined> };
  }
}

/** Has the browser read a page's script: React Router fetches it ahead, but leaves the reading to the press. */
export function readAhead(pathname: string): void {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const route = routes.find((each) => each && addressOf(each) === pathname);
  // A page whose script can't be had says so when it is opened.
  if (route) import(/* @vite-ignore */ route.module).catch(() => {});
}

function addressOf({ path, index }: KnownRoute): string | undefined {
  if (index) return '/';
  return path ? `/${path}` : undefined;
}
