import { FIXED_DAYS, keptSince } from '../../domain/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days, counting one that has begun, an entry of the bin can still be restored; 0 where its time is over. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = Date.parse(deletedAt) + FIXED_DAYS.bin * DAY_MS;
  return Math.max(0, Math.ceil((end - now.getTime()) / DAY_MS));
}

/** Whatever was deleted before this ISO time has been in the bin long enough. */
export function endOfTheBin(now: Date): string {
  return keptSince({ days: FIXED_DAYS.bin }, now).toISOString();
}
