import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

// A person who corrects a form and sends it again stays far below; a hostel's shared address stays below too.
const LIMITS = [
  { points: 8, duration: 60 },
  { points: 60, duration: 60 * 60 },
];

/** Lets 8 requests a minute and 60 an hour pass from one address; more are answered 429 with Retry-After in seconds. */
export function rateLimit({
  clientAddress,
  message,
}: {
  clientAddress: (context: Context) => string;
  message: string;
}): MiddlewareHandler {
  const limiters = LIMITS.map((limit) => new RateLimiterMemory(limit));
  return async (context, next) => {
    const address = clientAddress(context);
    for (const limiter of limiters) {
      const waitMs = await msToWait(limiter, address);
      if (waitMs > 0) {
        return context.json({ message }, 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
      }
    }
    return next();
  };
}

async function msToWait(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
