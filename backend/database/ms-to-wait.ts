import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more for a key, and returns how many ms it has to wait: 0 where it is within the limit. */
export async function msToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
