import type { Context, MiddlewareHandler } from 'hono';
import { isNotModified } from './cache/is-not-modified.ts';
import { cacheControl, forAYear } from './cache-control.ts';
import type { PictureAccess } from './picture-access.ts';

type AccessOf = (folder: string) => Promise<PictureAccess>;

const notStored = { 'cache-control': 'no-store' };

/**
 * Answers visitors with a picture's file where they may see it: 410 once its consent has ended, 404 before it is published,
 * 503 where that can't be told. What may end is asked for again by whoever has it; everything else is kept for a year.
 */
export function asLongAsAllowed(accessOf: AccessOf): MiddlewareHandler {
  return async (c, next) => {
    const access = await accessOf(askedFile(c, '/media/').folder);
    if (access === 'public') return forAYear(c, next);
    if (access === 'consented') return revalidated(c, next, 'no-cache', '/media/');
    const [status, text] = refusals[access];
    return c.text(text, status, notStored);
  };
}

const refusals = {
  ended: [410, 'Gone'],
  unpublished: [404, 'Not found'],
  unknown: [503, 'Try again later'],
} as const;

const forAYearByOne = cacheControl('private, max-age=31536000, immutable');

/** Answers staff with the file of any picture; their browser does not keep what visitors may not see. */
export function forStaff(accessOf: AccessOf): MiddlewareHandler {
  return async (c, next) => {
    const access = await accessOf(askedFile(c, '/desk/media/').folder);
    if (access === 'public') return forAYearByOne(c, next);
    if (access === 'consented') return revalidated(c, next, 'private, no-cache', '/desk/media/');
    await next();
    c.res.headers.set('cache-control', notStored['cache-control']);
  };
}

async function revalidated(
  c: Context,
  next: () => Promise<void>,
  directives: string,
  base: string,
): Promise<void> {
  await next();
  if (!c.res.ok) return;
  const { folder, file } = askedFile(c, base);
  // The name of the folder carries a hash of the picture.
  const etag = `W/"${folder}/${file}"`;
  const headers = { 'cache-control': directives, etag };
  if (isNotModified(c.req.header('if-none-match'), etag)) {
    await c.res.body?.cancel();
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
    return;
  }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  c.res.headers.delete('last-modified');
}

function askedFile(c: Context, base: string): { folder: string; file: string } {
  const [folder = '', file = ''] = c.req.path.slice(base.length).split('/');
  return { folder, file };
}
