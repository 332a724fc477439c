/** The kinds of records that are kept for a limited time. */
export const RETAINED_KINDS = [
  'declinedApplications',
  'withdrawnApplications',
  'admittedApplications',
  'leftStudents',
  'log',
  'bin',
  'sessions',
  'backups',
] as const;

export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** The days for which the site keeps what the foundation does not decide about; the file of the content says the same. */
export const FIXED_DAYS = { bin: 30, sessions: 14, backups: 35 } as const;

/** How long something is kept. */
export type Duration = { months: number } | { days: number };

/** How long each kind is kept, from the event that its content file names. */
export type Retention = Readonly<Record<RetainedKind, Duration>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment that lies that duration before `now`: a record that began earlier has been kept for that long. Where the
 * month has no such day it is the last one, so nothing is removed before its time.
 * @example keptSince({ months: 12 }, new Date('2026-11-23T10:00:00.000Z')) // 2025-11-23T10:00:00.000Z
 */
export function keptSince(duration: Duration, now: Date): Date {
  if ('days' in duration) return new Date(now.getTime() - duration.days * DAY_MS);
  const since = new Date(now);
  const day = since.getUTCDate();
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - duration.months);
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(day, lastDay));
  return since;
}
