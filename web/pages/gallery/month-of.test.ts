import { expect, it } from 'vitest';
import { monthOf } from './month-of.ts';

it('gives the month of a date as Intl writes it', () => {
  const { format } = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-28`);
  expect(dates.map(monthOf)).toEqual(dates.map((date) => format(new Date(date))));
});
