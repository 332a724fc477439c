const moments = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * A moment in words, as clocks in India show it.
 * @example momentText('2026-04-01T06:30:00.000Z') // '1 April 2026 at 12:00 pm'
 */
export function momentText(iso: string): string {
  return moments.format(new Date(iso));
}
