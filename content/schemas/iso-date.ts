import * as v from 'valibot';
import { reasonMessage } from '../content-problem.ts';
import { plainText } from './text.ts';

/** A date that exists, as year-month-day, from 1800 to 2099. */
export const isoDate = v.pipe(
  plainText,
  v.check(exists, reasonMessage('date')),
  v.regex(/^(18|19|20)/, reasonMessage('year')),
);

function exists(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  // 30 February would become 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}
