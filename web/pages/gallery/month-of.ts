const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The month of an ISO date; by hand, since a browser is slow to make a formatter of its own.
 * @example monthOf('2025-10-11') // 'October 2025'
 */
export function monthOf(date: string): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}
