import { inIndia } from './indian-time.ts';

const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A backup: when it was made (an ISO time), and whether it was restored as a test. */
type TestedBackup = { madeAt: string; good: boolean };

/**
 * Which backups are kept: all of the last 7 days that have any, and before them the newest good one of each of the last 4
 * weeks that have one. Days and weeks without a backup don't count, so nothing goes only because time has passed.
 */
export function backupsToKeep<Backup extends TestedBackup>(backups: readonly Backup[]): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
  const days = new Set([...new Set(newestFirst.map(dayOf))].slice(0, DAYS));
  const ofWeek = new Map<string, Backup>();
  for (const backup of newestFirst) {
    if (backup.good && !ofWeek.has(weekOf(backup))) ofWeek.set(weekOf(backup), backup);
  }
  const weekly = [...ofWeek.values()].filter((backup) => !days.has(dayOf(backup))).slice(0, WEEKS);
  return new Set([...newestFirst.filter((backup) => days.has(dayOf(backup))), ...weekly]);
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
