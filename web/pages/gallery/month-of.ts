const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The month of an ISO date, the same on the server and in every time zone.
 * @example monthOf('2025-10-11') // 'October 2025'
 */
export function monthOf(date: string): string {
  return month.format(new Date(date));
}
