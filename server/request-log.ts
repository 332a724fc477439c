import type { MiddlewareHandler } from 'hono';
import { currentRequestId, type Log } from './log.ts';

/** Logs each answered request by id, method, path, status and milliseconds: no query, no body, no address of a person. */
export function requestLog(log: Log): MiddlewareHandler {
  return (c, next) =>
    currentRequestId.run(c.get('requestId'), async () => {
      const start = performance.now();
      await next();
      const ms = Math.round(performance.now() - start);
      log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms });
    });
}
