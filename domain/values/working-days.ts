import { type Weekday, weekdays } from './weekdays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the foundation works: the days of its week, at least one, but for the holidays, which are ISO dates. */
export type WorkingTime = { workingDays: readonly Weekday[]; holidays: readonly string[] };

/**
 * How many working days have begun after a day, up to and with another; 0 where it is not later. Days are ISO dates.
 * @example workingDaysBetween('2026-11-20', '2026-11-24', mondayToFriday) // 2: from Friday to Tuesday
 */
export function workingDaysBetween(from: string, to: string, { workingDays, holidays }: WorkingTime): number {
  const days = Math.max(0, Math.round((timeOf(to) - timeOf(from)) / DAY_MS));
  const weeks = Math.floor(days / 7);
  // All in each whole week; the days that are left are counted one by one.
  const left = Array.from({ length: days - weeks * 7 }, (_, index) => timeOf(from) + (index + 1) * DAY_MS);
  const isWorked = (time: number) => workingDays.includes(weekdayOf(time));
  const off = [...new Set(holidays)].filter((day) => day > from && day <= to && isWorked(timeOf(day)));
  return weeks * workingDays.length + left.filter(isWorked).length - off.length;
}

/**
 * The day on which so many working days have begun after a day; an ISO date, like `from`.
 * @example dayAfterWorkingDays('2026-11-20', 2, mondayToFriday) // '2026-11-24': from Friday to Tuesday
 */
export function dayAfterWorkingDays(
  from: string,
  count: number,
  { workingDays, holidays }: WorkingTime,
): string {
  let time = timeOf(from);
  for (let left = count; left > 0;) {
    time += DAY_MS;
    if (workingDays.includes(weekdayOf(time)) && !holidays.includes(dateOf(time))) left -= 1;
  }
  return dateOf(time);
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function weekdayOf(time: number): Weekday {
  // Here the week begins on Sunday, in the list on Monday.
  return weekdays.at(new Date(time).getUTCDay() - 1) ?? 'sunday';
}
