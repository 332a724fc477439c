const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * The day of a moment in words, as calendars in India show it.
 * @example dayText('2026-04-01T06:30:00.000Z') // '1 April 2026'
 */
export function dayText(iso: string): string {
  return days.format(new Date(iso));
}
