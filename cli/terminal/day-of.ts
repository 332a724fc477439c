const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/**
 * An ISO time as it is read in India.
 * @example dayOf('2026-04-01T06:30:00.000Z') // '1 Apr 2026, 12:00'
 */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}
