import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/** Logs each answered request by method, path, status and milliseconds: no query, no body, no address of a person. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    log.info({ id: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms });
  };
}
