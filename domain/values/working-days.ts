const DAY_MS = 24 * 60 * 60 * 1000;

/** An application is answered within so many working days after it came; then it is late. */
export const LATE_AFTER_WORKING_DAYS = 7;

/**
 * How many working days (Monday to Friday, but for the holidays) have begun after a day, up to and with another; 0 where it
 * is not later. Days are ISO dates.
 * @example workingDaysBetween('2026-11-20', '2026-11-24') // 2: from Friday to Tuesday
 */
export function workingDaysBetween(from: string, to: string, holidays: readonly string[] = []): number {
  const days = Math.max(0, Math.round((timeOf(to) - timeOf(from)) / DAY_MS));
  const weeks = Math.floor(days / 7);
  // Five in each whole week; the days that are left are counted one by one.
  const left = Array.from({ length: days - weeks * 7 }, (_, index) => timeOf(from) + (index + 1) * DAY_MS);
  const off = [...new Set(holidays)].filter((day) => day > from && day <= to && isWeekday(timeOf(day)));
  return weeks * 5 + left.filter(isWeekday).length - off.length;
}

/**
 * The day on which so many working days have begun after a day; an ISO date, like `from` and the holidays.
 * @example dayAfterWorkingDays('2026-11-20', 2) // '2026-11-24': from Friday to Tuesday
 */
export function dayAfterWorkingDays(from: string, count: number, holidays: readonly string[] = []): string {
  let time = timeOf(from);
  for (let left = count; left > 0;) {
    time += DAY_MS;
    if (isWeekday(time) && !holidays.includes(dateOf(time))) left -= 1;
  }
  return dateOf(time);
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isWeekday(time: number): boolean {
  const day = new Date(time).getUTCDay();
  return day !== 0 && day !== 6;
}
