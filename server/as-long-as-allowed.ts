import type { MiddlewareHandler } from 'hono';
import { isNotModified } from './cache/is-not-modified.ts';
import { forAYear } from './kept-for.ts';
import type { PictureAccess } from './picture-access.ts';

/**
 * Answers 410 for each file of a picture that may not be shown any more. What may be, and might end, is asked for again by
 * whoever has it; everything else is kept for a year.
 */
export function asLongAsAllowed(pictureAccess: PictureAccess): MiddlewareHandler {
  return async (c, next) => {
    const [, , folder = '', file = ''] = c.req.path.split('/');
    const access = await pictureAccess.of(folder);
    if (access === 'ended') return c.text('Gone', 410, { 'cache-control': 'no-store' });
    if (access === 'lasting') return forAYear(c, next);
    await next();
    if (!c.res.ok) return;
    // The name of the folder carries a hash of the picture.
    const etag = `W/"${folder}/${file}"`;
    const headers = { 'cache-control': 'no-cache', etag };
    if (isNotModified(c.req.header('if-none-match'), etag)) {
      await c.res.body?.cancel();
      c.res = undefined;
      c.res = new Response(null, { status: 304, headers });
      return;
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.delete('last-modified');
  };
}
