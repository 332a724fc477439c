import { FIXED_DAYS } from '../privacy/retention.ts';
import { inIndia } from '../values/indian-time.ts';

const DAYS = 7;
const WEEKS = (FIXED_DAYS.backups - DAYS) / 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A backup: when it was made (an ISO time), and how its test ended; `changed`, `none` and `future` are not known to be good. */
type TestedBackup = { madeAt: string; test: 'good' | 'failed' | 'changed' | 'none' | 'future' };

/**
 * Which backups are kept. Of the good ones: all of the last 7 days that have any, and before them the newest of each of the
 * last 4 weeks that have one. Days and weeks without one don't count, so nothing goes only because time has passed. Those that
 * are not known to be good, and the failed ones since the newest good one, are kept by the same rule, each beside the others:
 * none takes the place of a good one. A failed one goes once a newer good one is there.
 */
export function backupsToKeep<Backup extends TestedBackup>(backups: readonly Backup[]): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
  const good = newestFirst.filter(({ test }) => test === 'good');
  const unknown = newestFirst.filter(({ test }) => test !== 'good' && test !== 'failed');
  const newestGood = good[0]?.madeAt ?? '';
  const failed = newestFirst.filter(({ test, madeAt }) => test === 'failed' && madeAt > newestGood);
  return new Set([good, unknown, failed].flatMap(ofDaysAndWeeks));
}

function ofDaysAndWeeks<Backup extends TestedBackup>(newestFirst: readonly Backup[]): Backup[] {
  const days = new Set([...new Set(newestFirst.map(dayOf))].slice(0, DAYS));
  const ofDays = newestFirst.filter((backup) => days.has(dayOf(backup)));
  const ofWeek = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const week = weekOf(backup);
    if (!ofWeek.has(week)) ofWeek.set(week, backup);
  }
  const weekly = [...ofWeek.values()].filter((backup) => !days.has(dayOf(backup))).slice(0, WEEKS);
  return [...ofDays, ...weekly];
}

function dayOf({ madeAt }: TestedBackup): string {
  return inIndia(new Date(madeAt)).toISOString().slice(0, 10);
}

// The day of its Monday.
function weekOf({ madeAt }: TestedBackup): string {
  const day = inIndia(new Date(madeAt));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
