import type { MiddlewareHandler } from 'hono';
import { currentRequestId, type Log } from './log.ts';

// Whoever has the whole address of an invitation can use it.
const LINK = /^(\/desk\/invitation\/).+/;

/**
 * Logs each answered request by id, method, path, status and milliseconds: no query, no body, no address of a person.
 * The answer names the id, so that a visitor's complaint leads to its lines.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return (c, next) =>
    currentRequestId.run(c.get('requestId'), async () => {
      const start = performance.now();
      await next();
      // A response that anyone may keep for a year answers more than one request, so it gets no id.
      const isKept = c.res.headers.get('cache-control')?.includes('immutable');
      if (!isKept) c.res.headers.set('x-request-id', c.get('requestId'));
      const ms = Math.round(performance.now() - start);
      log[levelOf(c.req.method, c.res.status)]({
        method: c.req.method,
        path: c.req.path.replace(LINK, '$1…'),
        status: c.res.status,
        ms,
      });
    });
}

// Reads are many and change nothing: one that does not fail is logged only where every detail is asked for.
function levelOf(method: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
}
