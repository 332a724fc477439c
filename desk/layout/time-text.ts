const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/**
 * An ISO date in words.
 * @example dayText('2026-04-01') // '1 Apr 2026'
 */
export function dayText(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/**
 * An ISO time as it is read in India.
 * @example timeText('2026-04-01T06:30:00.000Z') // '1 Apr 2026, 12:00'
 */
export function timeText(iso: string): string {
  return time.format(new Date(iso));
}
