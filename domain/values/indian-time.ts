const DAY_MS = 24 * 60 * 60 * 1000;
// India has one time zone and no summer time.
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * The day on which an ISO time falls in India, as an ISO date.
 * @example dayInIndia('2026-03-31T18:30:00.000Z') // '2026-04-01'
 */
export function dayInIndia(time: string): string {
  return dateOf(inIndia(new Date(time)));
}

/** Whether a text is a day that exists, as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February would become 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whether a day, an ISO date, has not begun in India. */
export function isFutureDay(day: string, now = new Date()): boolean {
  return day > dayInIndia(now.toISOString());
}

/**
 * The last moment, up to now, at which clocks in India showed a time.
 * @example lastTimeAt('02:15', new Date('2026-04-01T12:00:00.000Z')) // 2026-03-31T20:45:00.000Z
 */
export function lastTimeAt(time: string, now: Date): Date {
  const india = inIndia(now);
  const today = new Date(`${dateOf(india)}T${time}:00.000Z`);
  return fromIndia(today > india ? new Date(today.getTime() - DAY_MS) : today);
}

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

function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
