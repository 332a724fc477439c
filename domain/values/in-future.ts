// Two clocks that are right may differ by this much.
const TOLERANCE_MS = 5 * 60 * 1000;

/** The latest moment that a time written down by `now` can have, as an ISO time. */
export function latestCredible(now: Date): string {
  return new Date(now.getTime() + TOLERANCE_MS).toISOString();
}

/**
 * Whether an ISO time that was written down lies in the future: a clock was wrong then or is wrong now, so the time tells nothing.
 * Five minutes ahead is not the future yet.
 */
export function isInFuture(time: string, now: Date): boolean {
  return time > latestCredible(now);
}
