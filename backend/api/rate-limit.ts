import type { Context, MiddlewareHandler } from 'hono';
import type { Limits } from '../limits/limits.ts';

/** Responds 429, with Retry-After in seconds, when one address has sent too many applications. */
export function rateLimit({
  limits,
  clientAddress,
  message,
}: {
  limits: Limits;
  clientAddress: (context: Context) => string;
  message: (context: Context) => string;
}): MiddlewareHandler {
  return async (context, next) => {
    const address = clientAddress(context);
    const wait = await limits.take({ applicationsInMinute: address, applicationsInHour: address });
    if (wait === 0) return next();
    return context.json({ message: message(context) }, 429, { 'Retry-After': String(wait) });
  };
}
