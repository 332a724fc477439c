import type { DeskServices } from './desk-context.ts';

/** How long, in seconds, a browser keeps a cookie that outlasts sessions. */
export const YEAR_S = 365 * 24 * 60 * 60;

/** Where a cookie's name begins with `__Secure-`: then browsers take it from https only. */
export function cookiePrefix({ siteUrl }: Pick<DeskServices, 'siteUrl'>): 'secure' | undefined {
  return siteUrl.startsWith('https:') ? 'secure' : undefined;
}

/**
 * The options of a cookie of the desk: for its pages only, never readable by scripts, and for https only where the site is
 * there; `maxAge` is in seconds.
 */
export function cookieOptions(
  desk: Pick<DeskServices, 'siteUrl'>,
  {
    path = '/desk',
    sameSite = 'Strict',
    maxAge,
  }: { path?: string; sameSite?: 'Strict' | 'Lax'; maxAge: number },
) {
  const prefix = cookiePrefix(desk);
  return { path, httpOnly: true, secure: prefix === 'secure', sameSite, maxAge, ...(prefix && { prefix }) };
}
