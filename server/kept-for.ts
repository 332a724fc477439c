import type { MiddlewareHandler } from 'hono';

/** Lets caches keep a file that is there as `cacheControl` says. */
export function keptFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set('cache-control', cacheControl);
    // Nothing asks for it again, and on a slow network a page's many files need not carry it.
    c.res.headers.delete('last-modified');
  };
}

/** For files whose names carry a hash of what is inside, so that a browser never has to ask again. */
export const forAYear = keptFor('public, max-age=31536000, immutable');
