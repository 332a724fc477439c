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

/**
 * The day on which an ISO time falls in India, as an ISO date.
 * @example dayInIndia('2026-03-31T18:30:00.000Z') // '2026-04-01'
 */
export function dayInIndia(time: string): string {
  return dateOf(Date.parse(time) + INDIA_MS);
}

// India has one time zone and no summer time.
const INDIA_MS = 5.5 * 60 * 60 * 1000;

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

// India has one time zone and no summer time.
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * A moment with India's date and clock in its UTC fields, for counting days.
 * @example inIndia(new Date('2026-04-01T20:45:00.000Z')).toISOString() // '2026-04-02T02:15:00.000Z'
 */
export function inIndia(moment: Date): Date {
  return new Date(moment.getTime() + OFFSET_MS);
}

/** The moment whose date and clock in India are the UTC fields of `india`. */
export function fromIndia(india: Date): Date {
  return new Date(india.getTime() - OFFSET_MS);
}

/**
 * The last moment, up to now, at which clocks in India showed a time.
 * @example lastTimeAt('02:15', new Date('2026-04-01T12:00:00.000Z')) // 2026-03-31T20:45:00.000Z
 */
export function lastTimeAt(time: string, now: Date): Date {
  const india = inIndia(now);
  const today = new Date(`${india.toISOString().slice(0, 10)}T${time}:00.000Z`);
  return fromIndia(today > india ? new Date(today.getTime() - DAY_MS) : today);
}

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
