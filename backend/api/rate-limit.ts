import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { msToWait } from '../database/ms-to-wait.ts';

/** Responds 429, with Retry-After in seconds, when a limiter refuses the address of a request. */
export function rateLimit({
  limiters,
  clientAddress,
  message,
}: {
  limiters: readonly RateLimiterAbstract[];
  clientAddress: (context: Context) => string;
  message: (context: Context) => string;
}): MiddlewareHandler {
  return async (context, next) => {
    const address = clientAddress(context);
    for (const limiter of limiters) {
      const waitMs = await msToWait(limiter, address);
      if (waitMs > 0) {
        return context.json({ message: message(context) }, 429, {
          'Retry-After': String(Math.ceil(waitMs / 1000)),
        });
      }
    }
    return next();
  };
}
