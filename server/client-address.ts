import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How to tell whose request it is: by the connection, or by the last proxy's word where a proxy is trusted. */
export function clientAddress(trustProxy: boolean): (c: Context) => string {
  return (c) => (trustProxy && forwardedFor(c)) || connectionAddress(c);
}

// The last entry is the one that our own proxy added; the ones before it are anyone's claim.
function forwardedFor(c: Context): string | undefined {
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
}

function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
