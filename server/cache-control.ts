import type { MiddlewareHandler } from 'hono';

/** Lets caches keep a file that is there as `value` says. */
export function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set('cache-control', value);
    // Nothing asks for it again, and on a slow network a page's many files need not carry it.
    c.res.headers.delete('last-modified');
  };
}

/** For files whose names carry a hash of what is inside, so that a browser never has to ask again. */
export const forAYear = cacheControl('public, max-age=31536000, immutable');
